import { identity } from '#operator';

/** Spaces, brackets, dashes, dots, and invisible characters of copied text. */
const SEPARATORS = /[\s().\-‐-―·\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** The operator's country code after `+` or `00`, or alone before eight digits. */
const COUNTRY_CODE = new RegExp(`^(?:[+]|00)${identity.countryCode}|^${identity.countryCode}(?=[0-9]{8}$)`);

/** Full-width digits of a Chinese keyboard as ASCII. */
const toAscii = (text: string) => text.normalize('NFKC');

/**
 * The 8 digits of a Macau number in any notation: `+853 6688 1234`, `(853)6688-1234`, `６６８８１２３４`. Other input is returned without
 * separators, so that form validation refuses it.
 */
export function phoneNumber(typed: string): string {
  return toAscii(typed).replace(SEPARATORS, '').replace(COUNTRY_CODE, '');
}

/** For PINs and one-time codes, which an SMS writes as `246 810` or `246-810`. */
export function digitsOnly(typed: string): string {
  return toAscii(typed).replace(/\D/g, '');
}

/** `66881234` as `6688 1234`; anything else unchanged. */
export function spacedNumber(number: string): string {
  return /^\d{8}$/.test(number) ? `${number.slice(0, 4)} ${number.slice(4)}` : number;
}
