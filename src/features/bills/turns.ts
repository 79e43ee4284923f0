/** Runs one task after the other, in the order they came: the page on screen is finished before its neighbours begin. */
export function createTurns(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
