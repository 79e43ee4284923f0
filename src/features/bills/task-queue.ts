/** Starts a task when it is its turn. */
export type TakeTurn = (task: () => Promise<void>) => Promise<void>;

/** Runs one task after the other, in the order they came: the page on screen is finished before its neighbours begin. */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
