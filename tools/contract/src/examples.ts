export type Language = 'cn' | 'en';

/**
 * The example in the request's language: `name` in Chinese, `nameEn` in English where it exists; by default `cn` or `en`, which
 * come first.
 */
export function exampleFor(names: readonly string[], language: Language, wanted?: string): string | undefined {
  if (wanted !== undefined) {
    const variant = `${wanted}En`;
    return language === 'en' && names.includes(variant) ? variant : wanted;
  }
  const first = names[0];
  if (language === 'cn' || first === undefined) return first;
  return first === 'cn' && names.includes('en') ? 'en' : exampleFor(names, language, first);
}
