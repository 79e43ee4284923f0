import { createInstance, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { htmlLanguage, type Language, setStoredLanguage, textLanguage } from '@/session/language';
import type { Namespace } from './types';

const files = import.meta.glob<ResourceLanguage>('./locales/*/*.json', { import: 'default' });
const wanted = new Set<Namespace>(['common']);

/** The site's texts. Created once; texts arrive namespace by namespace, one language at a time. */
export const i18n = createInstance({
  fallbackLng: false,
  defaultNS: 'common',
  ns: [],
  resources: {},
  interpolation: { escapeValue: false },
  returnNull: false,
  react: { useSuspense: false, bindI18nStore: 'added' },
});
i18n.use(initReactI18next);

async function load(language: Language, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const file = files[`./locales/${language}/${namespace}.json`];
  if (file === undefined) throw new Error(`No texts for ${language}/${namespace}`);
  i18n.addResourceBundle(language, namespace, await file());
}

/** Loads messages in the current language. */
export async function loadMessages(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await Promise.all(namespaces.map((namespace) => load(textLanguage(), namespace)));
}

function applyToDocument(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLanguage(language);
}

/** Starts the texts in the language that `initLanguage` found; a rendered page names those that it shows. */
export async function initMessages(...namespaces: Namespace[]): Promise<void> {
  const language = textLanguage();
  await i18n.init({ lng: language });
  await loadMessages('common', ...namespaces);
  applyToDocument(language);
}

/**
 * Switches the language. The new texts are loaded before anything changes, so that the page never shows keys; what was typed, the page
 * and its filters stay. Rejects when the texts cannot be loaded, and then nothing has changed.
 */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => load(language, namespace)));
  setStoredLanguage(language);
  await i18n.changeLanguage(language);
  applyToDocument(language);
}
