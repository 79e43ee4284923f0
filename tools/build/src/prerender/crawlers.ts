import { languageVersions } from '../../../../openapi/languages.ts';
import { escaped } from './document.ts';

/**
 * Public origin of the site (`SITE_URL`). Undefined when it is not set: the pages then have no canonical link, no Open Graph image and the
 * site has no sitemap, because these need an absolute URL.
 */
export function siteUrl(): string | undefined {
  const value = process.env.SITE_URL;
  if (value === undefined || value === '') return undefined;
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new Error(`SITE_URL must be a URL such as https://www.example.com, without a path, but it is "${value}".`);
  }
  return url.origin;
}

export function siteMap(site: string, paths: readonly string[]): string {
  const entry = (path: string) => {
    const links = languageVersions().map(([lang, query]) => `    <xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(site + path + query)}"/>\n`);
    return `  <url>\n    <loc>${escaped(site + path)}</loc>\n${links.join('')}  </url>\n`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map(entry).join('')}</urlset>
`;
}

/** robots.txt; `/keyWordSearch` is closed, because any word makes a page of it. */
export function robots(site: string | undefined): string {
  const closed = ['/account', '/prepaid', '/api/', '/keyWordSearch'];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}${site === undefined ? '' : `\nSitemap: ${site}/sitemap.xml\n`}`;
}
