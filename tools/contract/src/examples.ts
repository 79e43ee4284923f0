import { defaultLanguage, fallbacksOf, type Language, languageOf, languages } from '../../../openapi/languages.ts';

export type { Language };

/** The documented HTTP errors and their examples. From 400 to 500 each has a response, the others share `default`. */
export const errorExamples = {
  400: 'badRequest',
  404: 'notFound',
  413: 'tooLarge',
  429: 'tooMany',
  500: 'serverError',
  502: 'badGateway',
  503: 'unavailable',
  504: 'timeout',
} as const;
export type ErrorCode = keyof typeof errorExamples;
export const isErrorCode = (code: number): code is ErrorCode => code in errorExamples;

/** The language of an example by its name: `cn` and `en` are usual answers, `…En` is the English version of another. */
export function languageOfExample(name: string): Language {
  return (languages.find(({ code, suffix }) => name === code || (suffix !== '' && name.endsWith(suffix))) ?? defaultLanguage).code;
}

/** Whether the example has a version in another language, or is one. */
export const isTranslated = (names: readonly string[], name: string): boolean =>
  languages.some(({ code, suffix }) => code !== defaultLanguage.code && names.includes(name === defaultLanguage.code ? code : `${name}${suffix}`));

/**
 * The example in the request's language, or in the one that stands in for it: `name` in Chinese, `nameEn` in English where it exists; by default `cn` or
 * `en`, which come first.
 */
export function exampleFor(names: readonly string[], language: Language, wanted?: string): string | undefined {
  const name = wanted ?? names[0];
  if (name === undefined) return undefined;
  const isUsual = wanted === undefined && name === defaultLanguage.code;
  const versions = [language, ...fallbacksOf(language)].map((code) => (isUsual ? code : `${name}${languageOf(code).suffix}`));
  return versions.find((version) => names.includes(version)) ?? name;
}
