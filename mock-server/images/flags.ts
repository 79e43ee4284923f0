import * as flags from 'country-flag-icons/string/3x2';

/** The flag of a country or region by its two letters in lower case, 3 wide and 2 high. */
export const flagSvg = (letters: string): string | undefined => (flags as Readonly<Record<string, string>>)[letters.toUpperCase()];
