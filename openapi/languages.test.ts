import { expect, it } from 'vitest';
import { defaultLanguage, endingOf, languageAt, languageOf, languageVersions } from './languages.ts';

it('languages are found by their code or address; an unknown code is the default one', () => {
  expect([languageOf('en').tag, languageOf('cn').tag, languageOf('pt').code, languageOf(null).code]).toEqual(['en', 'zh-Hant-MO', 'cn', 'cn']);
  expect([languageAt('en_US')?.code, languageAt('zh_HK')?.code, languageAt('en'), languageAt(null)]).toEqual(['en', 'cn', undefined, undefined]);
  expect(defaultLanguage.code).toBe('cn');
});

it('pages have a version and a prerendered file in each language', () => {
  expect(languageVersions()).toEqual([
    ['zh-Hant-MO', '?lang=zh_HK'],
    ['en', '?lang=en_US'],
    ['x-default', ''],
  ]);
  expect([endingOf('cn'), endingOf('en')]).toEqual(['', '.en']);
});
