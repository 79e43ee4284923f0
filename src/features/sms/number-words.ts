import type { TFunction } from 'i18next';
import { areaOf, digitCount, faultOf, shownNumber } from './recipients.ts';

/** Numbers that a message names; of more it says how many. */
const NAMED = 5;

type Translate = TFunction<'sms'>;
/** The key of one sentence by what is wrong with the number. */
const sentences = {
  short: 'recipients.short',
  long: 'recipients.long',
  start: 'recipients.start',
  characters: 'recipients.characters',
  international: 'recipients.wrongInternational',
} as const;

/** Long pastes without any separator are cut: the message stays a sentence. */
const named = (t: Translate, entries: readonly string[]): string =>
  entries
    .slice(0, NAMED)
    .map((entry) => shownNumber(entry.length > 24 ? `${entry.slice(0, 24)}…` : entry))
    .join(t('recipients.comma'));

/** Names the faulty entries of a list and says what to do. */
export function wrongNumbers(t: Translate, list: readonly string[]): string {
  const wrong = list.filter((entry) => areaOf(entry) === undefined);
  const [first = ''] = wrong;
  if (wrong.length > NAMED) return t('recipients.severalMore', { count: wrong.length, numbers: named(t, wrong) });
  if (wrong.length > 1) return t('recipients.several', { count: wrong.length, numbers: named(t, wrong) });
  return t(sentences[faultOf(first)], { number: named(t, [first]), digits: digitCount(first) });
}

/** Names what was on the list already. */
export function repeatedNumbers(t: Translate, repeated: readonly string[]): string {
  const key = repeated.length > NAMED ? 'recipients.repeatedMore' : 'recipients.repeated';
  return t(key, { count: repeated.length, numbers: named(t, repeated) });
}
