/**
 * Public address of the site (`SITE_URL`), without a slash at its end. Undefined when it is not set: what must be a complete address (the
 * canonical link, Open Graph, the sitemap) is then left out of the pages.
 */
export function siteUrl(value = process.env.SITE_URL): string | undefined {
  if (value === undefined || value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new Error(`SITE_URL must be an address such as https://www.example.com, without a path, but it is "${value}".`);
  }
  return url.origin;
}
