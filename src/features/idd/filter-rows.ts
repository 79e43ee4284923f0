import { foldText } from '@/lib/fold-text';
import type { Rate } from './rates.ts';

const NUMBER = /^[\d\s+()-]+$/;

/** The digits after the access prefix (`00`, `060`), or after `+`; empty while only the prefix is typed. */
function dialled(text: string, prefix: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return digits;
  if (digits.startsWith(prefix)) return digits.slice(prefix.length);
  return prefix.startsWith(digits) ? '' : digits;
}

/**
 * The countries that fit what was typed: a part of the name, the first digits of the country code, or a number as it would be dialled,
 * with or without `prefix`. Nothing typed keeps them all.
 */
export function filterRows(rows: readonly Rate[], text: string, prefix: string): readonly Rate[] {
  const wanted = foldText(text);
  if (NUMBER.test(wanted)) {
    const digits = dialled(wanted, prefix);
    return rows.filter(({ countryCode }) => countryCode.startsWith(digits) || digits.startsWith(countryCode));
  }
  return rows.filter(({ country }) => foldText(country).includes(wanted));
}

/**
 * Divides a tariff into its countries and the row that stands for all other countries: the server's last one, or `fallback` where the
 * server sends none (IDD-04, IDD-05).
 */
export function splitRows(rows: readonly Rate[], fallback: Rate): { listed: readonly Rate[]; others: Rate } {
  const last = rows.at(-1);
  return last?.countryCode === '-' ? { listed: rows.slice(0, -1), others: last } : { listed: rows, others: fallback };
}
