/**
 * Normalizes text for comparison in filters: lower case, trimmed, without accents, full-width characters as ASCII, and 臺 as 台, because Macau
 * uses both.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('臺', '台').toLowerCase().trim();
}
