import { phoneNumber, spacedNumber } from '@/lib/phone-number';

/** Most numbers of one message or group (contract). */
export const MAX_NUMBERS = 500;

/** Mobile numbers start with 6, residential and office numbers with 2 or 8 (SMS-11, decision B08). */
const MACAU = /^[268]\d{7}$/;
/** `+`, country code and number; no country code starts with 0. */
const INTERNATIONAL = /^\+[1-9]\d{5,14}$/;
/** What stands between the numbers of a pasted list. */
const SEPARATOR = /[,;|，；、\r\n\t]+/;

export type Area = 'local' | 'international';
/** Why something typed cannot be a recipient. */
export type NumberError = 'characters' | 'short' | 'long' | 'start' | 'international';

/** The number as it is sent, whatever stands between its digits: `66123456`, `+85291234567`. */
function normalize(typed: string): string {
  const number = phoneNumber(typed);
  return /^00[1-9]/.test(number) ? `+${number.slice(2)}` : number;
}

/** Where a number is; nothing when it is none. */
export function areaOf(number: string): Area | undefined {
  return MACAU.test(number) ? 'local' : INTERNATIONAL.test(number) ? 'international' : undefined;
}

/** What is wrong with a number that {@link areaOf} does not know. */
export function numberErrorOf(typed: string): NumberError {
  const number = normalize(typed);
  if (!/^\+?\d+$/.test(number)) return 'characters';
  if (number.startsWith('+')) return 'international';
  return number.length < 8 ? 'short' : number.length > 8 ? 'long' : 'start';
}

/** Digits in what was typed, for the message of a number that is too short or too long. */
export const digitCount = (typed: string): number => normalize(typed).replace(/\D/g, '').length;

/** One piece of a list: a number, several that only spaces keep apart, or something that is none and stays as it was typed. */
function parsePiece(piece: string): string[] {
  const whole = normalize(piece);
  if (areaOf(whole)) return [whole];
  const found: string[] = [];
  let open = '';
  for (const word of piece.split(/\s+/)) {
    open += word;
    const number = normalize(open);
    if (!areaOf(number)) continue;
    found.push(number);
    open = '';
  }
  return open === '' && found.length > 0 ? found : [piece];
}

/** The entries of a typed or pasted list in its order: numbers as they are sent, everything else as it was typed. */
export function entriesOf(typed: string): string[] {
  return typed
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap(parsePiece);
}

/** A list with more entries, each once; what stood there already is named, because it is not sent twice (nor charged twice). */
export function addEntries(list: readonly string[], more: readonly string[]): { list: string[]; repeated: string[] } {
  const all = new Set(list);
  const repeated = new Set<string>();
  for (const entry of more) {
    if (all.has(entry)) repeated.add(entry);
    else all.add(entry);
  }
  return { list: [...all], repeated: [...repeated] };
}

/** How many numbers of each area; faulty entries do not count. */
export function countAreas(list: readonly string[]): Record<Area, number> {
  const counts = { local: 0, international: 0 };
  for (const entry of list) {
    const area = areaOf(entry);
    if (area) counts[area] += 1;
  }
  return counts;
}

/** A number as people read it: `6612 3456`, `+852 9123 4567`, `+86 138 1234 5678`; anything else as it is. */
export function formatNumber(number: string): string {
  const neighbour = /^\+852(\d{4})(\d{4})$/.exec(number);
  if (neighbour) return `+852 ${neighbour[1]} ${neighbour[2]}`;
  const mainland = /^\+86(1\d{2})(\d{4})(\d{4})$/.exec(number);
  return mainland ? `+86 ${mainland[1]} ${mainland[2]} ${mainland[3]}` : spacedNumber(number);
}
