/** The median; of an even number of values the upper one. Infinite values, such as of a press without effect, count as the largest. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

/** The median of each figure of several runs; what is no figure is that of the first run. */
export function medians<Run extends object>(runs: readonly Run[]): Run {
  const [first] = runs;
  if (first === undefined) throw new Error('Nothing was measured');
  const entries = (Object.entries(first) as [keyof Run, unknown][]).map(([name, value]) => {
    const all = runs.map((run) => run[name]);
    if (typeof value === 'number') return [name, median(all as number[])];
    return [name, value !== null && typeof value === 'object' && !Array.isArray(value) ? medians(all as object[]) : value];
  });
  return Object.fromEntries(entries) as Run;
}
