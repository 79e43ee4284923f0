import { identity, palette } from '../../../../brand/current.ts';

/** What pages outside React and the manifests may name in double braces. */
const values: Readonly<Record<string, string>> = {
  nameCn: identity.name.cn,
  nameEn: identity.name.en,
  hotline: identity.hotline,
  brand: palette.brand,
  accent: palette.accent,
  light: palette.light,
  dark: palette.dark,
};

/** @throws when a name is unknown */
export function withOperator(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The operator has no {{${name}}}.`);
    return value;
  });
}
