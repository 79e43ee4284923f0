import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from './run.ts';

/** Shows the progress: a bar in a terminal, else a line for every tenth and every second. */
export function showProgress(stream: NodeJS.WriteStream): { step: (progress: Progress) => void; end: () => void } {
  if (!stream.isTTY) {
    let shown = 0;
    let last = performance.now();
    return {
      step: ({ part, done, total, violations }) => {
        const tenth = Math.floor((done / total) * 10);
        if (tenth <= shown && performance.now() - last < 1000) return;
        [shown, last] = [tenth, performance.now()];
        stream.write(`${String(Math.floor((done / total) * 100)).padStart(3)} %  ${part}  ${violations} ${violations === 1 ? 'violation' : 'violations'}\n`);
      },
      end: () => {},
    };
  }
  const format = '{bar} {percentage} %  {part}  {what}  {violations} violations';
  const bar = new SingleBar({ format, stream, hideCursor: true, clearOnComplete: true, gracefulExit: false }, Presets.shades_classic);
  let started = false;
  return {
    step: ({ part, what, done, total, violations }) => {
      const payload = { part: part.padEnd(12), what: what.padEnd(24).slice(0, 24), violations };
      if (!started) bar.start(total, done, payload);
      else bar.update(done, payload);
      started = true;
    },
    end: () => bar.stop(),
  };
}
