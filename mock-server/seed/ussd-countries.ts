import type { Texts } from '../handler.ts';
import { idd00Seed, idd060Seed } from './idd.ts';

/** Telephone codes. Macau comes first because the site preselects the first one; then the neighbours, then the others by English name. */
const CODES = '853 86 852 886 61 43 32 55 33 49 91 62 39 81 82 60 95 31 64 63 351 65 27 34 41 66 971 44 1 84'.split(' ');

/** By code, what the tariffs of calls abroad do not have. */
const NAMES: Readonly<Record<string, Texts>> = {
  '853': { cn: '澳門', en: 'Macau' },
  '1': { cn: '美國及加拿大', en: 'United States and Canada' },
};

/** Countries for a forward-to number. */
export const countries: readonly { name: Texts; code: string }[] = CODES.flatMap((code) => {
  const name = NAMES[code] ?? [...idd060Seed, ...idd00Seed].find(({ countryCode }) => countryCode === code)?.country;
  return name === undefined ? [] : [{ name, code }];
});
