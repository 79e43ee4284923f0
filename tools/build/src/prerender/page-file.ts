/** Queries that change nothing of what a page first shows: the language, which chooses the file, and what campaigns add. */
const HARMLESS = /^(?:(?:lang|utm_[a-z]+|gclid|fbclid)=[^&]*(?:&|$))*$/;

/** Name of the shell: the outline of the site for every address that has no page of its own. */
export const SHELL = 'app';

/** A language that pages are rendered in. */
export type PageLanguage = 'cn' | 'en';

/** What the name of a file has before `.html`. */
const ending = (language: PageLanguage) => (language === 'en' ? '.en' : '');

/** Path of the file of an address below the build's folder, without a slash at the start. */
export function fileOf(path: string, language: PageLanguage): string {
  return `${path.replace(/^\/+/, '')}${ending(language)}.html`;
}

/** The language of a request: the address, else the cookie that mirrors the stored language, else Chinese. */
function languageOf(query: URLSearchParams, cookie: string): PageLanguage {
  const asked = query.get('lang');
  if (asked === 'en_US' || asked === 'zh_HK') return asked === 'en_US' ? 'en' : 'cn';
  return /(?:^|;\s*)DefaultLanguage=en(?:;|$)/.test(cookie) ? 'en' : 'cn';
}

/**
 * The rule of the web server: which file answers an address (path and query as in the request) for a visitor with these cookies. The
 * first file that exists is the answer; the last is the shell, which always does.
 */
export function pageFiles(url: string, cookie = ''): readonly string[] {
  const { pathname, search, searchParams } = new URL(url, 'http://site');
  const language = languageOf(searchParams, cookie);
  const shell = fileOf(SHELL, language);
  const path = pathname.replace(/\/+$/, '') || '/index';
  return HARMLESS.test(search.slice(1)) && !path.endsWith('.html') ? [fileOf(path, language), shell] : [shell];
}
