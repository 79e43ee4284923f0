/**
 * Text as it is compared when a list is filtered by typing: lower case, without accents and outer spaces, full-width letters and figures
 * as ordinary ones, and 臺 as 台, which Macau writes both ways.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('臺', '台').toLowerCase().trim();
}
