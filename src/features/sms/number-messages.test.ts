import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { repeatedNumbersMessage, wrongNumberMessage } from './number-messages.ts';

/** Shows the key and the values of a message. */
const t = ((key: string, values?: object) => (values ? { key, ...values } : '、')) as unknown as TFunction<'sms'>;

it.each([
  ['6812 45', { key: 'recipients.short', number: '6812 45', digits: 6 }],
  ['661234567', { key: 'recipients.long', number: '661234567', digits: 9 }],
  ['36123456', { key: 'recipients.start', number: '3612 3456', digits: 8 }],
  ['Maria 1', { key: 'recipients.characters', number: 'Maria 1', digits: 1 }],
  ['+0123456', { key: 'recipients.wrongInternational', number: '+0123456', digits: 7 }],
  ['1'.repeat(24), { key: 'recipients.long', number: '1'.repeat(24), digits: 24 }],
  ['1'.repeat(25), { key: 'recipients.long', number: `${'1'.repeat(24)}…`, digits: 25 }],
])('says why %s cannot receive a message', (entry, message) => {
  expect(wrongNumberMessage(t, entry)).toEqual(message);
});

it('names up to five repeated numbers', () => {
  const numbers = ['66123451', '66123452', '66123453', '66123454', '66123455', '66123456'];
  const five = '6612 3451、6612 3452、6612 3453、6612 3454、6612 3455';
  expect(repeatedNumbersMessage(t, numbers.slice(0, 5))).toEqual({ key: 'recipients.repeated', count: 5, numbers: five });
  expect(repeatedNumbersMessage(t, numbers)).toEqual({ key: 'recipients.repeatedMore', count: 6, numbers: five });
});
