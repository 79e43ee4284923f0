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
    ['/powerPlan?lang=pt_PT', english, 'powerPlan.en.html'],
    ['/powerPlan', 'DefaultLanguage=zh-Hans', 'powerPlan.html'],
    ['/powerPlan', 'NotDefaultLanguage=en', 'powerPlan.html'],
    ['/idd/idd00?utm_source=mail&lang=en_US', '', 'idd/idd00.en.html'],
    // The shell reads the query itself; a name with an ending is no URL of the site.
    ['/powerPlan?id=2', english, 'app.en.html'],
    ['/index?t=5', '', 'app.html'],
    ['/powerPlan.html', '', 'app.html'],
  ])('%s with the cookies "%s"', (url, cookie, file) => {
    expect(pageFiles(url, cookie)[0]).toBe(file);
  });

  it('is the shell for any other URL', () => {
    expect(pageFiles('/anything?lang=en_US')).toEqual(['anything.en.html', 'app.en.html']);
  });
});

const script = await inlineScript();

/** Runs the inline script as a browser would and returns the classes that it sets on `<html>`. */
function classes(file: { page: string; lang: string }, at: string, stored: { language?: string; notice?: string } = {}): string[] {
  const set: string[] = [];
  const { pathname, search } = new URL(at, 'http://site');
  runInNewContext(script, {
    document: { documentElement: { dataset: { page: file.page }, lang: file.lang, classList: { add: (name: string) => set.push(name) } } },
    location: { pathname, search },
    localStorage: { getItem: () => stored.language ?? null },
    sessionStorage: { getItem: () => stored.notice ?? null },
    URLSearchParams,
    addEventListener: () => {},
  });
  return set;
}

describe('the script before the first paint', () => {
  const home = { page: '/index', lang: 'zh-Hant-MO' };

  it('shows a page in the visitor’s language and of the requested URL', () => {
    expect(classes(home, '/')).toEqual([]);
    expect(classes(home, '/index?lang=zh_HK', { language: 'en' })).toEqual([]);
    expect(classes({ page: '/index', lang: 'en' }, '/index/?utm_source=mail', { language: 'en' })).toEqual([]);
  });

  it('hides any other', () => {
    expect(classes(home, '/index', { language: 'en' })).toEqual(['mismatched']);
    expect(classes(home, '/index?lang=en_US')).toEqual(['mismatched']);
    expect(classes({ page: '/index', lang: 'en' }, '/index')).toEqual(['mismatched']);
    expect(classes(home, '/powerPlan')).toEqual(['mismatched']);
    expect(classes(home, '/index?t=5')).toEqual(['mismatched']);
  });

  it('keeps a closed notice away', () => {
    expect(classes(home, '/index', { notice: '1' })).toEqual(['noticeClosed']);
  });
});
