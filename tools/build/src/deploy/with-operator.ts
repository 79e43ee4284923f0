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

/** Fills the holes of a text, names in double braces. @throws when a name has no value */
export const fill = (text: string, by: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    const value = by[name];
    if (value === undefined) throw new Error(`Nothing is known to stand for ${hole}.`);
    return value;
  });

export const withOperator = (text: string): string => fill(text, values);
