import { defaultLanguage, endingOf, type Language, languageAt, languageOf } from '../../../../openapi/languages.ts';

/** Query strings that do not change the first render of a page: the language, which chooses the file, and campaign parameters. */
export const NEUTRAL_QUERY = /^(?:(?:lang|utm_[a-z]+|gclid|fbclid)=[^&]*(?:&|$))*$/;

/** Name of the shell: the header and a skeleton for every URL without a prerendered page. */
export const SHELL = 'app';

/** Path of a page's file in the build's folder, without a slash at the start. */
export function fileOf(path: string, language: Language): string {
  return `${path.replace(/^\/+/, '')}${endingOf(language)}.html`;
}

/** Name of the web app manifest. */
export const manifestOf = (language: Language): string => `manifest${endingOf(language)}.webmanifest`;

/** The language of a request: the query, else the cookie that mirrors the stored language, else the default. */
function requestedLanguage(query: URLSearchParams, cookie: string): Language {
  const [, stored] = /(?:^|;\s*)DefaultLanguage=(\w+)(?:;|$)/.exec(cookie) ?? [];
  return (languageAt(query.get('lang')) ?? (stored === undefined ? defaultLanguage : languageOf(stored))).code;
}

/**
 * The files that may serve a URL (path and query) for a visitor with these cookies: the server sends the first that exists; the last is the
 * shell, which always exists. deploy/nginx/nginx.conf has the same rule, with this pattern.
 */
export function pageFiles(url: string, cookie = ''): readonly string[] {
  const { pathname, search, searchParams } = new URL(url, 'http://site');
  const language = requestedLanguage(searchParams, cookie);
  const shell = fileOf(SHELL, language);
  const path = pathname.replace(/\/+$/, '') || '/index';
  return NEUTRAL_QUERY.test(search.slice(1)) && !path.endsWith('.html') ? [fileOf(path, language), shell] : [shell];
}
