/** A page number, or a gap between two of them. */
export type PageMark = number | 'gap-before' | 'gap-after';

/** First, last, current and its neighbours; what is left out becomes one gap. Pages count from 1. */
export function pageMarks(page: number, pages: number): PageMark[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1);
  // Near an end the window widens, so that the row keeps its length and nothing jumps under the pointer.
  const from = Math.max(2, Math.min(page - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [1, ...(from > 2 ? (['gap-before'] as const) : []), ...middle, ...(to < pages - 1 ? (['gap-after'] as const) : []), pages];
}
