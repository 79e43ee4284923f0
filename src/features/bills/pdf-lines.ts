/** A run of text on a page, in points from the lower left corner. */
interface TextRun {
  text: string;
  x: number;
  y: number;
}

/** Points by which the runs of one line may differ in height. */
const SAME_LINE = 2;

/** The runs as lines from top to bottom, each from left to right. */
export function linesOf(runs: readonly TextRun[]): string[][] {
  const lines: { y: number; runs: TextRun[] }[] = [];
  for (const run of runs.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line !== undefined && line.y - run.y <= SAME_LINE) line.runs.push(run);
    else lines.push({ y: run.y, runs: [run] });
  }
  return lines.map((line) => line.runs.toSorted((a, b) => a.x - b.x).map(({ text }) => text.trim()));
}
