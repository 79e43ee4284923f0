/** A run of text on a page, in points from the lower left corner. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
}

/** What a bill says about money, read from the text of its PDF. */
export interface BillFacts {
  /** MOP, figure only. */
  total: string;
  charges: { label: string; quantity: string; amount: string }[];
}

const AMOUNT = /^-?[\d,]+\.\d{2}$/;
const TOTAL = /^(?:Total due|應繳總額|應繳金額)$/i;
/** Points by which the runs of one line may differ in height. */
const SAME_LINE = 2;

const cents = (amount: string) => Math.round(Number(amount.replaceAll(',', '')) * 100);

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

/** Undefined unless the charges are listed above a total that they add up to: a figure is never shown that the bill does not say. */
export function billFacts(lines: readonly string[][]): BillFacts | undefined {
  const charges: BillFacts['charges'] = [];
  for (const cells of lines) {
    const amount = cells.at(-1) ?? '';
    const label = cells[0] ?? '';
    if (cells.length < 2 || !AMOUNT.test(amount)) continue;
    if (TOTAL.test(label)) {
      const sum = charges.reduce((all, charge) => all + cents(charge.amount), 0);
      return charges.length > 0 && sum === cents(amount) ? { total: amount, charges } : undefined;
    }
    charges.push({ label, quantity: cells.slice(1, -1).join(' '), amount });
  }
  return undefined;
}
