import { expect, it } from 'vitest';
import {
  completeLanguages,
  defaultLanguage,
  endingOf,
  fallbacksOf,
  type Language,
  languageAt,
  languageOf,
  languageVersions,
  tagIn,
  textIn,
} from './languages.ts';

it('languages are found by their code or address; an unknown code is the default one', () => {
  expect([languageOf('en').tag, languageOf('cn').tag, languageOf('xx').code, languageOf(null).code]).toEqual(['en', 'zh-Hant-MO', 'cn', 'cn']);
  expect([languageAt('en_US')?.code, languageAt('zh_HK')?.code, languageAt('en'), languageAt(null)]).toEqual(['en', 'cn', undefined, undefined]);
  expect(defaultLanguage.code).toBe('cn');
});

it('pages have a version and a prerendered file in each language', () => {
  const versions = languageVersions();
  expect(versions.slice(0, 2)).toEqual([
    ['zh-Hant-MO', '?lang=zh_HK'],
    ['en', '?lang=en_US'],
  ]);
  expect(versions.at(-1)).toEqual(['x-default', '']);
  expect([endingOf('cn'), endingOf('en')]).toEqual(['', '.en']);
});

it('what a further language lacks is shown in the second one, with its tag', () => {
  const further = 'xx' as Language;
  const texts = { cn: '帳單', en: 'Bill' };
  expect([textIn(texts, 'cn'), textIn(texts, 'en'), textIn(texts, further)]).toEqual(['帳單', 'Bill', 'Bill']);
  expect([tagIn(texts, 'cn'), tagIn(texts, 'en'), tagIn(texts, further)]).toEqual(['zh-Hant-MO', 'en', 'en']);
  expect(textIn({ ...texts, [further]: 'Fatura' }, further)).toBe('Fatura');
  expect([...completeLanguages, further].map(fallbacksOf)).toEqual([[], [], ['en']]);
});
