import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

const script = await inlineScript();

/** Runs the inline script of the home page as a browser would and returns the classes that it sets on `<html>`. */
function classes(lang: string, at: string, language: string | null): string[] {
  const set: string[] = [];
  const { pathname, search } = new URL(at, 'http://site');
  runInNewContext(script, {
    document: { documentElement: { dataset: { page: '/index' }, lang, classList: { add: (name: string) => set.push(name) } } },
    location: { pathname, search },
    localStorage: { getItem: (key: string) => (key === 'DefaultLanguage' ? language : null) },
    URLSearchParams,
    addEventListener: () => {},
  });
  return set;
}

describe('the script before the first paint', () => {
  it.each([
    ['zh-Hant-MO', '/', null, []],
    ['zh-Hant-MO', '/index?lang=zh_HK', 'en', []],
    ['en', '/index/?utm_source=mail', 'en', []],
    ['zh-Hant-MO', '/index', 'en', ['mismatched']],
    ['zh-Hant-MO', '/index?lang=en_US', null, ['mismatched']],
    ['en', '/index', null, ['mismatched']],
    ['zh-Hant-MO', '/powerPlan', null, ['mismatched']],
    ['zh-Hant-MO', '/index?t=5', null, ['mismatched']],
  ])('hides the home page in %s at %s from a visitor with the language %s when it is not what they get: %j', (lang, at, language, set) => {
    expect(classes(lang, at, language)).toEqual(set);
  });
});
