import { languageVersions } from '../../../../openapi/languages.ts';
import { escaped } from './document.ts';

/** The origin that a variable of the environment names, if any. */
export function originIn(variable: 'SITE_URL' | 'PRERENDER_API'): string | undefined {
  const value = process.env[variable];
  if (value === undefined || value === '') return undefined;
  if (/^https?:\/\/[^/?#]+\/?$/.test(value) && URL.canParse(value)) return new URL(value).origin;
  throw new Error(`${variable} must be a URL such as https://www.example.com, without a path, but it is "${value}".`);
}

/**
 * Public origin of the site. Undefined when it is not set: the pages then have no canonical link, no Open Graph image and the site has no
 * sitemap, because these need an absolute URL.
 */
export const siteUrl = () => originIn('SITE_URL');

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
