import type { TFunction } from 'i18next';
import { digitCount, formatNumber, numberErrorOf } from './recipients.ts';

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
