import { useSyncExternalStore } from 'react';
import { mirrorInCookie, readStored, writeStored } from './storage.ts';
import { createStore } from './store.ts';

/** A language that may be stored (I18N-02). `zh-Hans` has no texts of its own: its texts are those of `cn` (decision A21). */
export type StoredLanguage = 'cn' | 'en' | 'zh-Hans';

/** A language with texts. */
export type Language = 'cn' | 'en';

const DEFAULT: StoredLanguage = 'cn';
const store = createStore<StoredLanguage>(DEFAULT);

/** The language as stored and as sent in the header `language`. */
export const storedLanguage = store.get;

/** The language of the texts for a stored language. */
export function textLanguage(stored: StoredLanguage = store.get()): Language {
  return stored === 'en' ? 'en' : 'cn';
}

/** `lang` of `<html>` for a language. */
export function htmlLanguage(language: Language): string {
  return language === 'en' ? 'en' : 'zh-Hant-MO';
}

/** Sets the language and keeps it under `DefaultLanguage` (I18N-05), and in the cookie by which the server chooses the file of a page. */
export function setStoredLanguage(language: StoredLanguage): void {
  writeStored('DefaultLanguage', language);
  mirrorInCookie('DefaultLanguage', language);
  store.set(language);
}

function isStoredLanguage(value: string | undefined): value is StoredLanguage {
  return value === 'cn' || value === 'en' || value === 'zh-Hans';
}

/**
 * Finds the language when the site loads: the address (`lang=zh_HK` or `en_US`, I18N-03), else what is stored, else `cn`. An address that
 * names a language also stores it (decision B32).
 */
export function initLanguage(search: string): void {
  const asked = new URLSearchParams(search).get('lang');
  const stored = readStored('DefaultLanguage');
  if (asked === 'zh_HK') setStoredLanguage('cn');
  else if (asked === 'en_US') setStoredLanguage('en');
  else if (!isStoredLanguage(stored)) store.set(DEFAULT);
  else {
    // A cookie ends some day; what is stored does not.
    mirrorInCookie('DefaultLanguage', stored);
    store.set(stored);
  }
}

/** The language of the texts, followed by the component. A rendered page is taken over only in the language that it is in. */
export function useLanguage(): Language {
  return useSyncExternalStore(store.subscribe, textLanguage, textLanguage);
}
