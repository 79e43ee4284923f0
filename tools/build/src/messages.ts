import type { Plugin } from 'vite';
import { identity, money } from '../../../brand/current.ts';
import { type Language, languageOf, textIn } from '../../../openapi/languages.ts';

/** A file of messages: its language and its namespace. */
const FILE = /\/src\/i18n\/locales\/([\w-]+)\/([\w-]+)\.json$/;

/** What every message may name in double braces without a value from its caller. */
const valuesIn = (language: Language): Readonly<Record<string, string>> => ({
  operator: textIn(identity.name, language),
  hotline: identity.hotline,
  sign: money.sign,
  currency: money.code,
  currencyName: textIn(money.name, language),
});

/** Writes the operator's names into the messages when they are built, so that no page looks them up. */
export const operatorMessages: Plugin = {
  name: 'operator-messages',
  enforce: 'pre',
  transform: {
    filter: { id: FILE },
    handler: (text, id) => {
      const values = valuesIn(languageOf(FILE.exec(id)?.[1]).code);
      return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole);
    },
  },
};

/** Sends the address of a changed file of messages to the open pages, which read it anew (src/i18n/i18n.ts). Vite would reload them, and what was typed is lost. */
export const messageUpdates: Plugin = {
  name: 'message-updates',
  apply: 'serve',
  hotUpdate({ file, timestamp }) {
    const [url, language, namespace] = FILE.exec(file) ?? [];
    if (url === undefined || this.environment.name !== 'client') return undefined;
    this.environment.hot.send('messages', { language, namespace, url: `${url}?t=${timestamp}` });
    return [];
  },
};

// ---- the pseudo-language ----

/** Placeholders, tags and entities, which stay as they are. */
const FIXED = /(\{\{[^}]*\}\}|<[^>]*>|&[a-z]+;|&#\d+;)/;

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
  const parts = text.split(FIXED);
  const result = parts.map((part, at) => (at % 2 === 0 ? accented(part) : part)).join('');
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
