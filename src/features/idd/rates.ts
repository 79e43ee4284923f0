import type { CountrySearch } from '@/lib/country-search';
import { foldText } from '@/lib/fold-text';

/** Charges of a country in column order: MOP per minute, or a word. */
export interface Rate {
  country: string;
  /** Digits, or `-` for all other countries. */
  countryCode: string;
  charges: readonly string[];
}

/** Charges of unlisted countries when the server omits their row (IDD-04): MOP per minute, no video. */
export const OTHER_CHARGES_00: readonly string[] = ['9.90', '9.90', '-', '0'];

const NUMBER = /^[\d\s+()-]+$/;

/** Digits after the access prefix (`00`, `060`) or `+`; empty for the prefix alone. */
function dialledDigits(text: string, prefix: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return digits;
  if (digits.startsWith(prefix)) return digits.slice(prefix.length);
  return prefix.startsWith(digits) ? '' : digits;
}

/** Rows that match a country by `search`, the first digits of the country code, or a dialled number with or without `prefix`; `similar`: see `CountryMatches`. */
export function matchRates(rows: readonly Rate[], text: string, prefix: string, search: CountrySearch): { rows: ReadonlySet<Rate>; similar: boolean } {
  const folded = foldText(text);
  if (NUMBER.test(folded)) {
    const digits = dialledDigits(folded, prefix);
    const matches = rows.filter(({ countryCode }) => countryCode.startsWith(digits) || digits.startsWith(countryCode));
    return { rows: new Set(matches), similar: false };
  }
  const { names, similar } = search(text);
  return { rows: new Set(rows.filter(({ country }) => names.has(country))), similar };
}

/** Separates the row for all other countries, the server's last one, from the listed ones; `fallback` replaces a missing row (IDD-04, IDD-05). */
export function splitRows(rows: readonly Rate[], fallback: Rate): { listed: readonly Rate[]; others: Rate } {
  const last = rows.at(-1);
  return last?.countryCode === '-' ? { listed: rows.slice(0, -1), others: last } : { listed: rows, others: fallback };
}
