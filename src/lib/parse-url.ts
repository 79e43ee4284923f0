/** The absolute URL that a text is; undefined for any other text. Browsers of 2023 have no `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
