import { describe, expect, it } from 'vitest';
import { readPrice } from './price-text.ts';

describe('readPrice (B57)', () => {
  it.each([
    ['MOP$98', { amount: '98', cents: undefined }],
    ['MOP$8,380', { amount: '8,380', cents: undefined }],
    ['MOP$ 1,234.50', { amount: '1,234', cents: '50' }],
  ])('takes %s apart', (text, parts) => {
    expect(readPrice(text)).toEqual(parts);
  });

  it.each(['免費', 'from MOP$98', 'MOP$98 起', 'HK$98', 'MOP$', ''])('leaves "%s" as it is', (text) => {
    expect(readPrice(text)).toBeUndefined();
  });
});
