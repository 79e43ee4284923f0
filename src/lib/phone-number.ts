/** What people put between the digits of a number: spaces, brackets, dashes, dots, and the invisible marks that copying brings along. */
const SEPARATORS = /[\s().\-‐-―·\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Macau's country code with both ways to dial out, or alone before eight digits. */
const COUNTRY_CODE = /^(?:\+|00)853|^853(?=\d{8}$)/;

/** Digits of any width, as written by a Chinese keyboard, in plain ones. */
const plain = (text: string) => text.normalize('NFKC');

/**
 * The 8 digits of a Macau number however it was typed: `+853 6688 1234`, `(853)6688-1234`, `６６８８１２３４`. Anything else comes back without
 * its separators, so that the rule of the form refuses it.
 */
export function phoneNumber(typed: string): string {
  return plain(typed).replace(SEPARATORS, '').replace(COUNTRY_CODE, '');
}

/** The digits in a text, plain ones: PINs and one-time codes, which come as `246 810` or `246-810` out of an SMS. */
export function digitsOnly(typed: string): string {
  return plain(typed).replace(/\D/g, '');
}

/** Eight digits as people read them: `6688 1234`. */
export function spacedNumber(digits: string): string {
  return digits.length === 8 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits;
}
