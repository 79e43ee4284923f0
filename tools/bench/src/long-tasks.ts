import type { Page } from '@playwright/test';

/** A task of more than 50 ms, and what ran in it. */
export interface LongTask {
  /** Milliseconds. */
  duration: number;
  /** Milliseconds of the frame that went into styles and layout, and the scripts by what called them. */
  styles: number;
  scripts: string[];
}

interface Frame {
  startTime: number;
  duration: number;
  styleAndLayoutStart: number;
  scripts: { invoker: string; sourceFunctionName: string; sourceURL: string; duration: number }[];
}

/** Runs in the page from its start: keeps what the browser says about long tasks and about the frames that they delayed. */
function keepLongTasks(): void {
  const kept = { tasks: [] as { startTime: number; duration: number }[], frames: [] as Frame[] };
  Object.assign(globalThis, { keptLongTasks: kept });
  new PerformanceObserver((list) => kept.tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  if (PerformanceObserver.supportedEntryTypes.includes('long-animation-frame'))
    new PerformanceObserver((list) => kept.frames.push(...(list.getEntries() as unknown as Frame[]))).observe({ type: 'long-animation-frame', buffered: true });
}

/** Has the page watched; call it before the first address. */
export const watchLongTasks = (page: Page): Promise<unknown> => page.addInitScript(keepLongTasks);

/** What was kept since the last call, with the frame of each task. */
export function takeLongTasks(page: Page): Promise<LongTask[]> {
  return page.evaluate(() => {
    const kept = (globalThis as unknown as { keptLongTasks: { tasks: { startTime: number; duration: number }[]; frames: Frame[] } }).keptLongTasks;
    const frames = kept.frames.splice(0);
    return kept.tasks.splice(0).map(({ startTime, duration }) => {
      const frame = frames.find((one) => startTime + duration > one.startTime && startTime < one.startTime + one.duration);
      const end = frame === undefined ? 0 : frame.startTime + frame.duration;
      return {
        duration,
        styles: frame === undefined || frame.styleAndLayoutStart === 0 ? 0 : end - frame.styleAndLayoutStart,
        scripts: (frame?.scripts ?? []).map(
          (script) => `${script.invoker} ${script.sourceFunctionName} ${script.sourceURL.split('/').at(-1)} ${script.duration.toFixed(0)} ms`,
        ),
      };
    });
  });
}
