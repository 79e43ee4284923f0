import { createInstance, type ResourceLanguage } from 'i18next';
import { initReactI18next, type ReportNamespaces } from 'react-i18next';
import { htmlLanguage, type Language, messageLanguage, setStoredLanguage } from '@/session/language';
import { fallbacksOf, languageOf, languages } from '../../openapi/languages.ts';
import type { Namespace } from './types';

const files = import.meta.glob<ResourceLanguage>('./locales/*/*.json', { import: 'default' });

/** Messages are lazy-loaded by namespace, one language at a time. */
export const i18n = createInstance({
  fallbackLng: { ...Object.fromEntries(languages.map(({ code }) => [code, fallbacksOf(code)])), default: [] },
  defaultNS: 'common',
  ns: [],
  resources: {},
  interpolation: { escapeValue: false },
  returnNull: false,
  react: { useSuspense: false, bindI18nStore: 'added' },
});
i18n.use(initReactI18next);

const fileOf = (language: Language, namespace: Namespace) => files[`./locales/${language}/${namespace}.json`];

/** With those of the language in whose place others stand. */
async function load(language: Language, namespace: Namespace): Promise<void> {
  await Promise.all(
    [language, ...fallbacksOf(language)].map(async (code) => {
      const file = fileOf(code, namespace);
      if (file !== undefined && !i18n.hasResourceBundle(code, namespace)) {
        // Silent: no component is rendered before its messages are there, and the event would render every one on the page again.
        i18n.addResourceBundle(code, namespace, await file(), false, false, { silent: true });
      }
    }),
  );
}

/** The `lang` of a page of whose messages the language has none; undefined for any other. */
export const pageTag = (language: Language, namespaces: readonly Namespace[]): string | undefined =>
  namespaces.length > 0 && namespaces.every((namespace) => !fileOf(language, namespace)) ? languageOf(fallbacksOf(language)[0]).tag : undefined;

/** Whether the messages of the current language are loaded. */
export const hasMessages = (...namespaces: Namespace[]): boolean =>
  namespaces.every((namespace) =>
    [messageLanguage(), ...fallbacksOf(messageLanguage())].every((code) => !fileOf(code, namespace) || i18n.hasResourceBundle(code, namespace)),
  );

/** Namespaces that have been rendered, which React's hook of i18next reports. */
const rendered = () => (i18n as { reportNamespaces?: ReportNamespaces }).reportNamespaces;

/** Reports the namespaces of a part that is shown, also those that it renders later only. */
export const reportRendered = (...namespaces: Namespace[]): void => rendered()?.addUsedNamespaces(namespaces);

/** Loads messages in the current language. */
export async function loadMessages(...namespaces: Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => load(messageLanguage(), namespace)));
}

function applyToDocument(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLanguage(language);
}

/** Starts i18next in the language of `initLanguage`, with the namespaces of a prerendered page. */
export async function initMessages(...namespaces: Namespace[]): Promise<void> {
  const language = messageLanguage();
  await i18n.init({ lng: language });
  await loadMessages('common', ...namespaces);
  applyToDocument(language);
}

/**
 * Loads the messages that have been rendered before it switches, so that the page never shows keys. Rejects without a change when they fail to load. What was
 * fetched ahead is loaded when it is shown: without a network it may not be there.
 */
export async function switchLanguage(language: Language): Promise<void> {
  const namespaces = (rendered()?.getUsedNamespaces() ?? []) as Namespace[];
  await Promise.all(['common' as const, ...namespaces].map((namespace) => load(language, namespace)));
  setStoredLanguage(language);
  await i18n.changeLanguage(language);
  applyToDocument(language);
}

// A changed file, in development (tools/build/src/messages.ts).
import.meta.hot?.on('messages', async ({ language, namespace, url }: { language: Language; namespace: Namespace; url: string }) => {
  if (i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, (await import(/* @vite-ignore */ url)).default);
});
