/** Characters of the survey value: 24 of the token and one for the language (HOME-28). */
const LENGTH = 25;

/**
 * The survey-authorisation page for the home page's query `t`, or undefined when `t` is not a survey value. The last character names the
 * language: C is Chinese, anything else English (decision B32). `page` is the one configured address; nothing in `t` can lead elsewhere.
 */
export function surveyAddress(t: string | null, page: string): string | undefined {
  if (t?.length !== LENGTH) return undefined;
  const address = new URL(page);
  address.searchParams.set('t', t.slice(0, -1));
  address.searchParams.set('lang', t.endsWith('C') ? 'zh_HK' : 'en_US');
  return address.href;
}
