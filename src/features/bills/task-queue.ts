/** Starts a task when it is its turn. */
export type EnqueueTask = (task: () => Promise<void>) => Promise<void>;

/** Runs one task after the other, in the order they came: the page on screen is finished before its neighbours begin. */
export function createTaskQueue(): EnqueueTask {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
