// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { htmlLanguage, initLanguage, messageLanguage, type StoredLanguage, setStoredLanguage, storedLanguage, useLanguage } from './language.ts';
import { readStored, writeStored } from './storage.ts';

const writtenCookies = () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  return written;
};

beforeEach(() => {
  localStorage.clear();
  setStoredLanguage('cn');
  localStorage.clear();
});

describe('language', () => {
  it('is stored, sent, and known to the server by a cookie (I18N-05)', () => {
    const cookies = writtenCookies();
    setStoredLanguage('en');
    expect([readStored('DefaultLanguage'), storedLanguage(), messageLanguage()]).toEqual(['en', 'en', 'en']);
    expect(cookies).toEqual([expect.stringMatching(/^DefaultLanguage=en; Path=\/; Max-Age=34560000; SameSite=Lax$/)]);
  });

  it('has the tag of its texts', () => {
    expect([htmlLanguage('cn'), htmlLanguage('en')]).toEqual(['zh-Hant-MO', 'en']);
  });

  it('follows the setting in components', () => {
    const { result } = renderHook(() => useLanguage());
    expect(result.current).toBe('cn');
    act(() => setStoredLanguage('en'));
    expect(result.current).toBe('en');
    act(() => setStoredLanguage('zh-Hans'));
    expect(result.current).toBe('cn');
    act(() => setStoredLanguage('en'));
    expect(renderToString(createElement(useLanguage))).toBe('en');
  });

  it.each<[what: string, search: string, stored: string | undefined, used: StoredLanguage, kept: string | undefined]>([
    ['that of the URL, which is stored (B32)', '?lang=en_US', 'cn', 'en', 'en'],
    ['that of the URL', '?lang=zh_HK', 'en', 'cn', 'cn'],
    ['the stored one without a known one in the URL', '?lang=xx', 'en', 'en', 'en'],
    ['the stored one', '', 'en', 'en', 'en'],
    ['simplified Chinese, which has the messages of cn (A21)', '', 'zh-Hans', 'zh-Hans', 'zh-Hans'],
    ['the default one instead of an unknown one', '', 'xx', 'cn', 'xx'],
    ['the default one', '', undefined, 'cn', undefined],
  ])('is on load %s', (_what, search, stored, used, kept) => {
    setStoredLanguage(used === 'cn' ? 'en' : 'cn');
    localStorage.clear();
    if (stored !== undefined) writeStored('DefaultLanguage', stored as StoredLanguage);
    const cookies = writtenCookies();
    initLanguage(search);
    expect([storedLanguage(), readStored('DefaultLanguage')]).toEqual([used, kept]);
    // The cookie expires, local storage does not.
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(kept === used ? [`DefaultLanguage=${used}`] : []);
  });
});
