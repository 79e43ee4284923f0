/**
 * The languages of the contract, the first its default: for site, mock, prerendering, servers and tools. The first two have every text; a further one is an entry
 * here and the files that it has (docs/how-to/add-a-language.md).
 */
export const languages = [
  {
    code: 'cn',
    tag: 'zh-Hant-MO',
    name: '繁體中文',
    english: 'Chinese',
    label: '繁',
    address: 'zh_HK',
    dates: 'zh-HK',
    ending: '',
    suffix: '',
    script: 'Han',
    fonts: ['PingFang HK', 'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei'],
  },
  {
    code: 'en',
    tag: 'en',
    name: 'English',
    english: 'English',
    label: 'ENG',
    address: 'en_US',
    dates: 'en-GB',
    ending: '.en',
    suffix: 'En',
    script: 'Latin',
    fonts: ['system-ui', '-apple-system'],
  },
] as const satisfies readonly LanguageFacts[];

interface LanguageFacts {
  /** In the header `language` of calls, in storage and in names of folders. */
  code: string;
  /** BCP 47, for `lang` and `hreflang`. */
  tag: string;
  /** Its own name, never translated. */
  name: string;
  /** Its name in the output of tools. */
  english: string;
  /** Its name where there is room for few letters. */
  label: string;
  /** Value of the address's `lang` (I18N-03). */
  address: string;
  /** Locale whose format of dates is Macau's. */
  dates: string;
  /** What its prerendered files have before `.html`. */
  ending: string;
  /** What names of the contract's examples have after that of the default language; the usual answer is named by the code. */
  suffix: string;
  /** Unicode script of its sentences. */
  script: string;
  /** Fonts of its texts (`--font` of src/styles/tokens.css). */
  fonts: readonly string[];
}

export type Language = (typeof languages)[number]['code'];

/** A language that has every text. */
export type CompleteLanguage = (typeof languages)[0 | 1]['code'];

/** A text by language. One that a further language lacks is shown in the second language. */
export type Texts<T = string> = Readonly<Record<CompleteLanguage, T> & Partial<Record<Language, T>>>;

export const defaultLanguage = languages[0];
const fallback = languages[1];

/** The languages that have every text. */
export const completeLanguages: readonly CompleteLanguage[] = [defaultLanguage.code, fallback.code];

/** Where a text that `language` lacks is looked for. */
export const fallbacksOf = (language: Language): CompleteLanguage[] => (language === defaultLanguage.code || language === fallback.code ? [] : [fallback.code]);

/** The text for a reader of `language`. */
export const textIn = <T extends Texts<unknown>>(texts: T, language: Language): T[CompleteLanguage] =>
  (texts as Texts<T[CompleteLanguage]>)[language] ?? texts[fallback.code];

/** The `lang` of that text. */
export const tagIn = (texts: Texts<unknown>, language: Language): string => (texts[language] === undefined ? fallback : languageOf(language)).tag;

/** Header values that are answered in a language of the table. */
const SERVED_AS: Readonly<Record<string, Language>> = { 'zh-Hans': 'cn' };

/** What the header may have; `npm run generate` writes it into the contract. */
export const headerValues = (): string[] => [...languages.map(({ code }) => code), ...Object.keys(SERVED_AS)];

export const languageOf = (code: string | null | undefined) => languages.find((language) => language.code === code) ?? defaultLanguage;

/** The language that a value of the header `language` asks for; undefined for a value that the contract does not have. */
export function languageAsked(header: string | readonly string[] | null | undefined): Language | undefined {
  const value = String(header);
  return languages.find(({ code }) => code === value)?.code ?? SERVED_AS[value];
}

/** `hreflang` to the query that sets the language on load. */
export const languageVersions = (): [hreflang: string, query: string][] => [
  ...languages.map(({ tag, address }): [string, string] => [tag, `?lang=${address}`]),
  ['x-default', ''],
];

/** What its prerendered files have before `.html`. */
export const endingOf = (code: Language) => languageOf(code).ending;

/** Undefined for any other value of the address. */
export const languageAt = (address: string | null) => languages.find((language) => language.address === address);
