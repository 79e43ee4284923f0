/**
 * The languages of the site; the first is the default. Another language is a line here, its messages in src/i18n/locales, its manifest in src/i18n/manifests,
 * and its texts of the operator in brand.
 */
export const languages = [
  { code: 'cn', tag: 'zh-Hant-MO', name: '繁體中文', label: '繁', address: 'zh_HK', ending: '', dates: 'zh-HK', preview: 'zh_MO' },
  { code: 'en', tag: 'en', name: 'English', label: 'ENG', address: 'en_US', ending: '.en', dates: 'en-GB', preview: 'en_GB' },
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
  /** Of the names of its prerendered files, before `.html`. */
  ending: string;
  /** Locale whose format of dates is Macau's. */
  dates: string;
  /** `og:locale` of link previews. */
  preview: string;
}

/** A language with messages. */
export type Language = (typeof languages)[number]['code'];

export const [defaultLanguage] = languages;

export const languageOf = (code: string | null | undefined) => languages.find((language) => language.code === code) ?? defaultLanguage;

/** `hreflang` to the query that sets the language on load. */
export const languageVersions: readonly (readonly [hreflang: string, query: string])[] = [
  ...languages.map(({ tag, address }) => [tag, `?lang=${address}`] as const),
  ['x-default', ''],
];

/** Undefined for any other value of the address. */
export const languageAt = (address: string | null) => languages.find((language) => language.address === address);
