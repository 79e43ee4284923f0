/**
 * Public origin of the site (`SITE_URL`). Undefined when it is not set: the pages then have no canonical link, no Open Graph image and the
 * site has no sitemap, because these need an absolute URL.
 */
export function siteUrl(value = process.env.SITE_URL): string | undefined {
  if (value === undefined || value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new Error(`SITE_URL must be a URL such as https://www.example.com, without a path, but it is "${value}".`);
  }
  return url.origin;
}
