const ALLOWED_PROTOCOLS = new Set(['https:', 'tel:', 'mailto:']);
/** Everything a browser drops or reads differently at the start or inside of an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const TROUBLE = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202f\ufeff\\]/;
const BASE = 'https://site.invalid';

/**
 * The address when it is safe to link to, else undefined. Safe are https, tel, mailto and paths of this site; `javascript:` in any
 * disguise, `data:`, `//host`, `/\host` and addresses with control characters are not. Every address from the server goes through here.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim();
  if (!trimmed || TROUBLE.test(trimmed) || trimmed.startsWith('//')) return undefined;
  let url: URL;
  try {
    url = new URL(trimmed, BASE);
  } catch {
    return undefined;
  }
  if (url.origin === BASE) return trimmed.startsWith('/') || trimmed.startsWith('#') || trimmed.startsWith('?') ? trimmed : undefined;
  return ALLOWED_PROTOCOLS.has(url.protocol) ? trimmed : undefined;
}

/** The path when it stays on this site, else undefined: for return addresses and internal links. */
export function safePath(address: string | null | undefined): string | undefined {
  const href = safeHref(address);
  return href?.startsWith('/') === true ? href : undefined;
}
