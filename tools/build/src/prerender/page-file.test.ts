import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';
import { pageFiles } from './page-file.ts';

const english = 'mock-sandbox=a; DefaultLanguage=en';

describe('the file that serves a URL', () => {
  it.each([
    ['/', '', 'index.html'],
    ['/index', english, 'index.en.html'],
    ['/powerPlan/', '', 'powerPlan.html'],
    ['/powerPlan?lang=en_US', '', 'powerPlan.en.html'],
    ['/powerPlan?lang=zh_HK', english, 'powerPlan.html'],
    ['/powerPlan?lang=xx_XX', english, 'powerPlan.en.html'],
    ['/powerPlan', 'DefaultLanguage=zh-Hans', 'powerPlan.html'],
    ['/powerPlan', 'NotDefaultLanguage=en', 'powerPlan.html'],
    ['/idd/idd00?utm_source=mail&lang=en_US', '', 'idd/idd00.en.html'],
    // The shell reads the query itself; a name with an ending is no URL of the site.
    ['/powerPlan?id=2', english, 'app.en.html'],
    ['/index?t=5', '', 'app.html'],
    ['/powerPlan.html', '', 'app.html'],
  ])('%s with the cookies "%s"', (url, cookie, file) => {
    expect(pageFiles(url, cookie)[0]).toBe(file);
    expect(pageFiles(url, cookie).at(-1), 'the shell, when there is none').toBe(file.includes('.en.') ? 'app.en.html' : 'app.html');
  });
});

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
