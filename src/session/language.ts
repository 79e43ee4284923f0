import { useSyncExternalStore } from 'react';
import { defaultLanguage, type Language, languageAt, languageOf } from '../../openapi/languages.ts';
import { createStore } from '../lib/store.ts';
import { mirrorInCookie, readStored, writeStored } from './storage.ts';

/** A value of the setting (I18N-02). `zh-Hans` uses the messages of `cn` (decision A21). */
export type StoredLanguage = Language | 'zh-Hans';

export type { Language };

const store = createStore<StoredLanguage>(defaultLanguage.code);

/** Also sent in the header `language`. */
export const storedLanguage = store.get;

export function messageLanguage(stored: StoredLanguage = store.get()): Language {
  return languageOf(stored).code;
}

/** The `lang` attribute. */
export function htmlLanguage(language: Language): string {
  return languageOf(language).tag;
}

/** Stores the language as `DefaultLanguage` (I18N-05), and in a cookie by which the server selects the prerendered file. */
export function setStoredLanguage(language: StoredLanguage): void {
  writeStored('DefaultLanguage', language);
  mirrorInCookie('DefaultLanguage', language);
  store.set(language);
}

function isStoredLanguage(value: string | undefined): value is StoredLanguage {
  return value === 'zh-Hans' || value === languageOf(value).code;
}

/**
 * Sets the language on load: the query's `lang` (I18N-03), which is also stored (decision B32), else the stored one, else the default.
 */
export function initLanguage(search: string): void {
  const requested = languageAt(new URLSearchParams(search).get('lang'));
  const stored = readStored('DefaultLanguage');
  if (requested !== undefined) setStoredLanguage(requested.code);
  else if (!isStoredLanguage(stored)) store.set(defaultLanguage.code);
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
