import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codingOf, partsOf } from '../../mock-server/handlers/sms-message.ts';
import { messageParts, codingOf as siteCodingOf } from '../../src/features/sms/message-parts.ts';

const plain = [...'abc XYZ 019 @£$é\n?'];
const extended = [...plain, '€', '{', ']', '~'];
const chinese = [...plain, '燈', '塔', '，', '。', '€'];
const emoji = [...chinese, '😀', '🎉', '❤'];

describe('parts counted on the page', () => {
  it('agree with the server for every mix and length', () => {
    for (const alphabet of [plain, extended, chinese, emoji]) {
      for (const length of [0, 1, 60, 66, 67, 70, 71, 100, 134, 135, 152, 153, 160, 161, 201, 306, 307]) {
        const mixed = fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length });
        for (const content of fc.sample(mixed, 3)) {
          expect(messageParts(content).count, content).toBe(partsOf(content).length);
          expect(siteCodingOf(content), content).toBe(codingOf(content));
        }
      }
    }
  });

  it('SMS-08: a message with Chinese characters has the coding 0, any other 1', () => {
    // The last four stand outside the main block of Unicode: Cantonese 㗎, 〇 of a year, and two of Extension B.
    for (const chinese of ['燈塔', 'See you 明天', '會', '㗎', '〇', '𨋢', '𠮷']) expect([siteCodingOf(chinese), codingOf(chinese)], chinese).toEqual([0, 0]);
    for (const other of ['See you.', 'Olá, até amanhã €5', '😀', '12345']) expect([siteCodingOf(other), codingOf(other)], other).toEqual([1, 1]);
  });

  it('count an emoji of several characters whole: a family, a flag, a skin tone', () => {
    for (const sign of ['👨‍👩‍👧', '🇲🇴', '👍🏽']) {
      const content = `${'燈'.repeat(66)}${sign}${'塔'.repeat(20)}`;
      expect(messageParts(content).count, sign).toBe(partsOf(content).length);
      expect(messageParts(content).inLast, sign).toBe(partsOf(content).at(-1)?.length);
    }
  });
});
