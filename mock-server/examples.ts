import type { Language } from './handler.ts';

/**
 * The example in the request's language: `name` in Chinese, `nameEn` in English where there is one; `cn` and `en` for the usual answer, which
 * is the first.
 */
export function exampleFor(names: readonly string[], language: Language, wanted?: string): string | undefined {
  if (wanted !== undefined) {
    const twin = `${wanted}En`;
    return language === 'en' && names.includes(twin) ? twin : wanted;
  }
  const first = names[0];
  if (language === 'cn' || first === undefined) return first;
  return first === 'cn' && names.includes('en') ? 'en' : exampleFor(names, language, first);
}
