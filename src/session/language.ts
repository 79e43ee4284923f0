import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';
import { mirrorInCookie, readStored, writeStored } from './storage.ts';

/** A value of the setting (I18N-02). `zh-Hans` uses the messages of `cn` (decision A21). */
export type StoredLanguage = 'cn' | 'en' | 'zh-Hans';

/** A language with messages. */
export type Language = 'cn' | 'en';

const DEFAULT: StoredLanguage = 'cn';
const store = createStore<StoredLanguage>(DEFAULT);

/** Also sent in the header `language`. */
export const storedLanguage = store.get;

export function messageLanguage(stored: StoredLanguage = store.get()): Language {
  return stored === 'en' ? 'en' : 'cn';
}

/** The `lang` attribute. */
export function htmlLanguage(language: Language): string {
  return language === 'en' ? 'en' : 'zh-Hant-MO';
}

/** Stores the language as `DefaultLanguage` (I18N-05), and in a cookie by which the server selects the prerendered file. */
export function setStoredLanguage(language: StoredLanguage): void {
  writeStored('DefaultLanguage', language);
  mirrorInCookie('DefaultLanguage', language);
  store.set(language);
}

function isStoredLanguage(value: string | undefined): value is StoredLanguage {
  return value === 'cn' || value === 'en' || value === 'zh-Hans';
}

/**
 * Sets the language on load: the query's `lang` (`zh_HK` or `en_US`, I18N-03), which is also stored (decision B32), else the stored one, else
 * `cn`.
 */
export function initLanguage(search: string): void {
  const requested = new URLSearchParams(search).get('lang');
  const stored = readStored('DefaultLanguage');
  if (requested === 'zh_HK') setStoredLanguage('cn');
  else if (requested === 'en_US') setStoredLanguage('en');
  else if (!isStoredLanguage(stored)) store.set(DEFAULT);
  else {
    // The cookie expires, local storage does not.
    mirrorInCookie('DefaultLanguage', stored);
    store.set(stored);
  }
}

/** The language of the messages. */
export function useLanguage(): Language {
  return useSyncExternalStore(store.subscribe, messageLanguage, messageLanguage);
}
