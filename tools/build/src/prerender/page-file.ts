/** Query strings that do not change the first render of a page: the language, which chooses the file, and campaign parameters. */
const NEUTRAL_QUERY = /^(?:(?:lang|utm_[a-z]+|gclid|fbclid)=[^&]*(?:&|$))*$/;

/** Name of the shell: header and footer for every URL without a prerendered page. */
export const SHELL = 'app';

export type PageLanguage = 'cn' | 'en';

const ending = (language: PageLanguage) => (language === 'en' ? '.en' : '');

/** Path of a page's file in the build's folder, without a slash at the start. */
export function fileOf(path: string, language: PageLanguage): string {
  return `${path.replace(/^\/+/, '')}${ending(language)}.html`;
}

/** The language of a request: the query, else the cookie that mirrors the stored language, else Chinese. */
function languageOf(query: URLSearchParams, cookie: string): PageLanguage {
  const requested = query.get('lang');
  if (requested === 'en_US' || requested === 'zh_HK') return requested === 'en_US' ? 'en' : 'cn';
  return /(?:^|;\s*)DefaultLanguage=en(?:;|$)/.test(cookie) ? 'en' : 'cn';
}

/**
 * The files that may serve a URL (path and query) for a visitor with these cookies: the server sends the first that exists; the last is the
 * shell, which always exists. deploy/nginx/nginx.conf has the same rule.
 */
export function pageFiles(url: string, cookie = ''): readonly string[] {
  const { pathname, search, searchParams } = new URL(url, 'http://site');
  const language = languageOf(searchParams, cookie);
  const shell = fileOf(SHELL, language);
  const path = pathname.replace(/\/+$/, '') || '/index';
  return NEUTRAL_QUERY.test(search.slice(1)) && !path.endsWith('.html') ? [fileOf(path, language), shell] : [shell];
}
