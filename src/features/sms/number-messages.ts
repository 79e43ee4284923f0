import type { TFunction } from 'i18next';
import { areaOf, digitCount, formatNumber, numberErrorOf } from './recipients.ts';

/** Numbers that a message lists; of the others it gives the count. */
const MAX_NAMED = 5;

type Translate = TFunction<'sms'>;
const messageKeys = {
  short: 'recipients.short',
  long: 'recipients.long',
  start: 'recipients.start',
  characters: 'recipients.characters',
  international: 'recipients.wrongInternational',
} as const;

/** Truncates long entries, such as a paste without separators. */
const listNumbers = (t: Translate, entries: readonly string[]): string =>
  entries
    .slice(0, MAX_NAMED)
    .map((entry) => formatNumber(entry.length > 24 ? `${entry.slice(0, 24)}…` : entry))
    .join(t('recipients.comma'));

export function invalidNumbersMessage(t: Translate, list: readonly string[]): string {
  const wrong = list.filter((entry) => areaOf(entry) === undefined);
  const [first = ''] = wrong;
  if (wrong.length > MAX_NAMED) return t('recipients.severalMore', { count: wrong.length, numbers: listNumbers(t, wrong) });
  if (wrong.length > 1) return t('recipients.several', { count: wrong.length, numbers: listNumbers(t, wrong) });
  return t(messageKeys[numberErrorOf(first)], { number: listNumbers(t, [first]), digits: digitCount(first) });
}

export function repeatedNumbersMessage(t: Translate, repeated: readonly string[]): string {
  const key = repeated.length > MAX_NAMED ? 'recipients.repeatedMore' : 'recipients.repeated';
  return t(key, { count: repeated.length, numbers: listNumbers(t, repeated) });
}
