/** Resolves or rejects with the task once it has run. */
export type EnqueueTask = (task: () => Promise<void>) => Promise<void>;

/** Runs tasks one at a time, first in, first out: the visible page is finished before its neighbours start. */
export function createTaskQueue(): EnqueueTask {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
