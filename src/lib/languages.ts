/**
 * The languages of the site; the first is the default. Another language is a line here, its messages in src/i18n/locales, its manifest in src/i18n/manifests,
 * and its texts of the operator in brand.
 */
export const languages = [
  { code: 'cn', tag: 'zh-Hant-MO', name: '繁體中文', label: '繁', address: 'zh_HK', dates: 'zh-HK' },
  { code: 'en', tag: 'en', name: 'English', label: 'ENG', address: 'en_US', dates: 'en-GB' },
] as const satisfies readonly LanguageFacts[];

interface LanguageFacts {
  /** In the header `language` of calls, in storage and in names of folders. */
  code: string;
  /** BCP 47, for `lang` and `hreflang`. */
  tag: string;
  /** Its own name, never translated. */
  name: string;
  /** Its name where there is room for few letters. */
  label: string;
  /** Value of the address's `lang` (I18N-03). */
  address: string;
  /** Locale whose format of dates is Macau's. */
  dates: string;
}

/** A language with messages. */
export type Language = (typeof languages)[number]['code'];

export const defaultLanguage = languages[0];

export const languageOf = (code: string | null | undefined) => languages.find((language) => language.code === code) ?? defaultLanguage;

/** `hreflang` to the query that sets the language on load. */
export const languageVersions = (): [hreflang: string, query: string][] => [
  ...languages.map(({ tag, address }): [string, string] => [tag, `?lang=${address}`]),
  ['x-default', ''],
];

/** What its prerendered files have before `.html`. */
export const endingOf = (code: Language) => (code === defaultLanguage.code ? '' : `.${code}`);

/** Undefined for any other value of the address. */
export const languageAt = (address: string | null) => languages.find((language) => language.address === address);
