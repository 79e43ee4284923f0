import type { Plugin } from 'vite';

/** Placeholders, tags and entities, which stay as they are. */
const FIXED = /\{\{[^}]*\}\}|<[^>]*>|&[a-z]+;|&#\d+;/g;

/** Letters of a text which brackets would make much longer than 40 %. */
const SHORT = 8;

/** Letters with an accent, which a reader still recognises. Vowels come twice, which makes a text longer by about 40 %. */
const accented = (text: string) =>
  text
    .replace(/[aeiouy]/gi, '$&$&')
    .replace(/[a-z]/gi, '$&\u0301')
    .normalize();

/** A text of the pseudo-language; the brackets show where it was cut or put together. */
export function pseudo(text: string): string {
  let at = 0;
  let result = '';
  for (const { 0: fixed, index } of text.matchAll(FIXED)) {
    result += accented(text.slice(at, index)) + fixed;
    at = index + fixed.length;
  }
  result += accented(text.slice(at));
  return text.length < SHORT ? result : `⟦${result}⟧`;
}

/** A file of messages in the pseudo-language. */
export const pseudoMessages = (json: string): string =>
  JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? pseudo(value) : value)));

/** Puts the pseudo-language in the place of English, in the site that is served or built with `PSEUDO=1`. */
export const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  apply: () => process.env.PSEUDO === '1',
  transform: {
    filter: { id: /\/src\/i18n\/locales\/en\/[\w-]+\.json$/ },
    handler: pseudoMessages,
  },
};
