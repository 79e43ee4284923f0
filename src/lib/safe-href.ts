const ALLOWED_PROTOCOLS = new Set(['https:', 'tel:', 'mailto:']);
/** Characters that browsers drop or reinterpret in URLs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const UNSAFE_CHARACTERS = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202f\ufeff\\]/;
const BASE = 'https://site.invalid';

/**
 * Returns the URL if it is safe to link to, else undefined. Safe are https, tel, mailto and paths of this site; `javascript:` in any
 * spelling, `data:`, `//host`, `/\host` and URLs with control characters are not. All URLs from the server pass through here.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  const trimmed = href?.trim();
  if (!trimmed || UNSAFE_CHARACTERS.test(trimmed) || trimmed.startsWith('//')) return undefined;
  let url: URL;
  try {
    url = new URL(trimmed, BASE);
  } catch {
    return undefined;
  }
  if (url.origin === BASE) return trimmed.startsWith('/') || trimmed.startsWith('#') || trimmed.startsWith('?') ? trimmed : undefined;
  return ALLOWED_PROTOCOLS.has(url.protocol) ? trimmed : undefined;
}

/** The same for paths of this site only: return URLs and internal links. */
export function safePath(path: string | null | undefined): string | undefined {
  const href = safeHref(path);
  return href?.startsWith('/') === true ? href : undefined;
}

/** The absolute URL that a text is; undefined for any other text. Browsers of early 2023 have no `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
