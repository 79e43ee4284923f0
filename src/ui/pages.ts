export type PageMark = number | 'gap-before' | 'gap-after';

/** First, last and current page with its neighbours, and a gap for the others. Pages count from 1. */
export function pageMarks(page: number, pages: number): PageMark[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1);
  // Near an end the window widens, so that the row keeps its length and no button moves under the pointer.
  const from = Math.max(2, Math.min(page - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [1, ...(from > 2 ? (['gap-before'] as const) : []), ...middle, ...(to < pages - 1 ? (['gap-after'] as const) : []), pages];
}
