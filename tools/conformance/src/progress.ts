import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from './run.ts';

/** Shows the progress: a bar in a terminal, else a line every second. */
export function showProgress(stream: NodeJS.WriteStream): { step: (progress: Progress) => void; end: () => void } {
  const format = stream.isTTY ? '{bar} {percentage} %  {part}  {what}  {violations} violations' : '{percentage} %  {part}  {violations} violations';
  const lines = { noTTYOutput: true, notTTYSchedule: 1000 };
  const bar = new SingleBar({ format, stream, hideCursor: true, clearOnComplete: true, gracefulExit: false, ...lines }, Presets.shades_classic);
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
