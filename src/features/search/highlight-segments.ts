export interface HighlightSegment {
  text: string;
  highlighted: boolean;
  /** Offset in the text. */
  start: number;
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Splits a text at the occurrences of the keyword's words, case-insensitively, of which the first of each is highlighted; the segments concatenated are the text. */
export function highlightSegments(text: string, keyWord: string): HighlightSegment[] {
  const normalized = keyWord.normalize('NFKC').trim();
  if (normalized === '') return text === '' ? [] : [{ text, highlighted: false, start: 0 }];
  const words = normalized.split(/\s+/);
  const seen = new Set<string>();
  let start = 0;
  return text
    .split(new RegExp(`(${[normalized, ...words].map(escapeRegExp).join('|')})`, 'giu'))
    .map((part, index) => {
      const word = part.toLowerCase();
      const highlighted = index % 2 === 1 && !seen.has(word);
      if (highlighted) seen.add(word);
      const segment = { text: part, highlighted, start };
      start += part.length;
      return segment;
    })
    .filter((part) => part.text !== '');
}
