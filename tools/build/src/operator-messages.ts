import type { Plugin } from 'vite';
import { identity, money } from '../../../brand/current.ts';
import { type Language, languageOf, textIn } from '../../../openapi/languages.ts';

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
    filter: { id: /\/src\/i18n\/locales\/[\w-]+\/[\w-]+\.json$/ },
    handler: (text, id) => {
      const values = valuesIn(languageOf(/locales\/([\w-]+)\//.exec(id)?.[1]).code);
      return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole);
    },
  },
};
