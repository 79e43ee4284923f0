import type { Page } from '@playwright/test';

/** A task of more than 50 ms on the main thread. */
export interface LongTask {
  /** Milliseconds. */
  duration: number;
  /** Milliseconds of its frame that went into styles and layout. */
  styles: number;
  /** Invoker, function, file and duration of each script. */
  scripts: string[];
}

interface Frame {
  startTime: number;
  duration: number;
  styleAndLayoutStart: number;
  scripts: { invoker: string; sourceFunctionName: string; sourceURL: string; duration: number }[];
}

/** Runs in the page from its start: records long tasks and the frames that they delayed. */
function recordLongTasks(): void {
  const recorded = { tasks: [] as { startTime: number; duration: number }[], frames: [] as Frame[] };
  Object.assign(globalThis, { recordedLongTasks: recorded });
  new PerformanceObserver((list) => recorded.tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  if (PerformanceObserver.supportedEntryTypes.includes('long-animation-frame'))
    new PerformanceObserver((list) => recorded.frames.push(...(list.getEntries() as unknown as Frame[]))).observe({
      type: 'long-animation-frame',
      buffered: true,
    });
}

/** Starts the recording; call it before the first navigation. */
export const watchLongTasks = (page: Page): Promise<unknown> => page.addInitScript(recordLongTasks);

/** The long tasks since the last call. */
export function takeLongTasks(page: Page): Promise<LongTask[]> {
  return page.evaluate(() => {
    const recorded = (globalThis as unknown as { recordedLongTasks: { tasks: { startTime: number; duration: number }[]; frames: Frame[] } }).recordedLongTasks;
    const frames = recorded.frames.splice(0);
    return recorded.tasks.splice(0).map(({ startTime, duration }) => {
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
