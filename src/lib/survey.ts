import { languageOf } from '../../openapi/languages.ts';

/** 24 characters of the token and one of the language (HOME-28). */
const LENGTH = 25;

/**
 * URL of the survey page for the query parameter `t` of the home page, or undefined when `t` is not a survey value. The last character is the
 * language: C is Chinese, any other English (decision B32). `page` is the configured URL; `t` cannot change its host or path.
 */
export function surveyUrl(t: string | null, page: string): string | undefined {
  if (t?.length !== LENGTH) return undefined;
  const url = new URL(page);
  url.searchParams.set('t', t.slice(0, -1));
  url.searchParams.set('lang', languageOf(t.endsWith('C') ? 'cn' : 'en').address);
  return url.href;
}
