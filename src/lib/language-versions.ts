/** `hreflang` to the query that sets the language on load (I18N-03). */
export const LANGUAGE_VERSIONS = [
  ['zh-Hant-MO', '?lang=zh_HK'],
  ['en', '?lang=en_US'],
  ['x-default', ''],
] as const;
