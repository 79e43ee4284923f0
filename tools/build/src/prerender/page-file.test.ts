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

/** Runs the inline script as a browser would and returns the classes that it sets on `<html>`. */
function classes(page: string, lang: string, at: string, language: string | null): string[] {
  const set: string[] = [];
  const { pathname, search } = new URL(at, 'http://site');
  runInNewContext(script, {
    document: { documentElement: { dataset: { page }, lang, classList: { add: (name: string) => set.push(name) } } },
    location: { pathname, search },
    localStorage: { getItem: (key: string) => (key === 'DefaultLanguage' ? language : null) },
    URLSearchParams,
    addEventListener: () => {},
  });
  return set;
}

describe('the script before the first paint', () => {
  it.each([
    ['zh-Hant-MO', '/', null],
    ['zh-Hant-MO', '/index?lang=zh_HK', 'en'],
    ['en', '/index/?utm_source=mail', 'en'],
  ])('shows the home page in %s at %s to a visitor with the language %s', (lang, at, language) => {
    expect(classes('/index', lang, at, language)).toEqual([]);
  });

  it.each([
    ['zh-Hant-MO', '/index', 'en'],
    ['zh-Hant-MO', '/index?lang=en_US', null],
    ['en', '/index', null],
    ['zh-Hant-MO', '/powerPlan', null],
    ['zh-Hant-MO', '/index?t=5', null],
  ])('hides the home page in %s at %s from a visitor with the language %s', (lang, at, language) => {
    expect(classes('/index', lang, at, language)).toEqual(['mismatched']);
  });
});
