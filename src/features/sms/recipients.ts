import type { TFunction } from 'i18next';
import { phoneNumber, spacedNumber } from '@/lib/phone-number';

/** The contract's limit for a message and for a group. */
export const MAX_NUMBERS = 500;

/** Mobile numbers start with 6, residential and office numbers with 2 or 8 (SMS-11, decision B08). */
const MACAU = /^[268]\d{7}$/;
/** `+`, country code and number; no country code starts with 0. */
const INTERNATIONAL = /^\+[1-9]\d{5,14}$/;
/** Separators of a pasted list. */
const SEPARATOR = /[,;|，；、\r\n\t]+/;

export type Area = 'local' | 'international';
/** Keys of the messages in `recipients`. */
type NumberError = 'characters' | 'short' | 'long' | 'start' | 'wrongInternational';

/** The number in the form in which it is sent: `66123456`, `+85291234567`. */
function normalize(typed: string): string {
  const number = phoneNumber(typed);
  return /^00[1-9]/.test(number) ? `+${number.slice(2)}` : number;
}

/** Undefined for an invalid number. */
export function areaOf(number: string): Area | undefined {
  return MACAU.test(number) ? 'local' : INTERNATIONAL.test(number) ? 'international' : undefined;
}

/** Only for numbers that {@link areaOf} rejects. */
export function numberErrorOf(typed: string): NumberError {
  const number = normalize(typed);
  if (!/^\+?\d+$/.test(number)) return 'characters';
  if (number.startsWith('+')) return 'wrongInternational';
  return number.length < 8 ? 'short' : number.length > 8 ? 'long' : 'start';
}

export const digitCount = (typed: string): number => normalize(typed).replace(/\D/g, '').length;

/** Characters of the longest notation of one number, with spaces and other separators. */
const MAX_NOTATION = 40;

/** A number, several that are separated by spaces, or the unchanged text if it holds none. */
function parsePiece(piece: string): string[] {
  const whole = normalize(piece);
  if (areaOf(whole)) return [whole];
  const found: string[] = [];
  let open = '';
  for (const [word] of piece.matchAll(/\S+/g)) {
    open += word;
    // What is longer never becomes a number: reading it again with each further word would take quadratic time.
    if (open.length > MAX_NOTATION) return [piece];
    const number = normalize(open);
    if (!areaOf(number)) continue;
    found.push(number);
    open = '';
  }
  return open === '' && found.length > 0 ? found : [piece];
}

/** Splits a typed or pasted list: numbers are normalized, anything else stays as typed. */
export function entriesOf(typed: string): string[] {
  return typed
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap(parsePiece);
}

/** Adds entries without duplicates, which would be charged twice; duplicates are returned as `repeated`. */
export function addEntries(list: readonly string[], more: readonly string[]): { list: string[]; repeated: string[] } {
  const all = new Set(list);
  const repeated = new Set<string>();
  for (const entry of more) {
    if (all.has(entry)) repeated.add(entry);
    else all.add(entry);
  }
  return { list: [...all], repeated: [...repeated] };
}

/** The entries that cannot receive a message. */
export const wrongNumbers = (list: readonly string[]): string[] => list.filter((entry) => areaOf(entry) === undefined);

/** Ignores invalid entries. */
export function countAreas(list: readonly string[]) {
  const counts = { local: 0, international: 0 };
  for (const entry of list) {
    const area = areaOf(entry);
    if (area) counts[area] += 1;
  }
  return counts;
}

/** `6612 3456`, `+852 9123 4567`, `+86 138 1234 5678`; anything else unchanged. */
export function formatNumber(number: string): string {
  const neighbour = /^\+852(\d{4})(\d{4})$/.exec(number);
  if (neighbour) return `+852 ${neighbour[1]} ${neighbour[2]}`;
  const mainland = /^\+86(1\d{2})(\d{4})(\d{4})$/.exec(number);
  return mainland ? `+86 ${mainland[1]} ${mainland[2]} ${mainland[3]}` : spacedNumber(number);
}

/** Numbers that a message lists; of the others it gives the count. */
const MAX_NAMED = 5;

type Translate = TFunction<'sms'>;

/** Truncates long entries, such as a paste without separators. */
const shortened = (entry: string): string => formatNumber(entry.length > 24 ? `${entry.slice(0, 24)}…` : entry);

/** Why an entry cannot receive a message, and what to do about it. */
export function wrongNumberMessage(t: Translate, entry: string): string {
  return t(`recipients.${numberErrorOf(entry)}`, { number: shortened(entry), digits: digitCount(entry) });
}

export function repeatedNumbersMessage(t: Translate, repeated: readonly string[]): string {
  const key = repeated.length > MAX_NAMED ? 'recipients.repeatedMore' : 'recipients.repeated';
  const numbers = repeated.slice(0, MAX_NAMED).map(shortened).join(t('recipients.comma'));
  return t(key, { count: repeated.length, numbers });
}
