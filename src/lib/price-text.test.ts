import { describe, expect, it } from 'vitest';
import { phonePrice, readOffer, readPrice } from './price-text.ts';

describe('readPrice (B57)', () => {
  it.each([
    ['MOP$98', { amount: '98', cents: undefined }],
    ['MOP$8,380', { amount: '8,380', cents: undefined }],
    [' MOP$5 ', { amount: '5', cents: undefined }],
    ['MOP$ 1,234.50', { amount: '1,234', cents: '50' }],
  ])('takes %s apart', (text, parts) => {
    expect(readPrice(text)).toEqual(parts);
  });

  it.each(['免費', 'from MOP$98', 'MOP$98 起', 'HK$98', 'MOP$', '', 'MOP$,5', 'MOP$9.5', 'MOP$9.555', 'MOP$  9'])('leaves "%s" as it is', (text) => {
    expect(readPrice(text)).toBeUndefined();
  });
});

it('the price of a phone is the first one after the monthly fee (B57)', () => {
  const fee = { bottom: 'MOP$168' };
  const phone = { bottom: 'MOP$8,380' };
  expect(phonePrice([fee, { bottom: '24 months' }, phone, { bottom: 'MOP$1' }])).toBe(phone);
  expect(phonePrice([fee, { bottom: 'free' }])).toBeUndefined();
});

describe('readOffer', () => {
  it('reads name, price and the rest in Chinese', () => {
    expect(readOffer('5G 全速計劃 MOP$168 /月。由關閘到路環，一份月費用足全月。')).toEqual({
      name: '5G 全速計劃',
      amount: '168',
      cents: undefined,
      per: '/月',
      rest: '由關閘到路環，一份月費用足全月。',
    });
  });

  it('reads the same in English', () => {
    expect(readOffer('5G Full Speed, MOP$168 a month. 60 GB of local data.')).toEqual({
      name: '5G Full Speed',
      amount: '168',
      cents: undefined,
      per: 'a month',
      rest: '60 GB of local data.',
    });
  });

  it.each([
    '數據任用，每日首 3 GB 全速；抵埗後首次上網即自動計算。',
    '以信用卡繳付月費，每 MOP$10 賺 1 分，換禮品或減月費。',
    'Pay your bill online: 1 point for every MOP$10, for gifts or a lower bill.',
    'MOP$5,480 for 256 GB with the 5G Full Speed plan. Order online.',
  ])('leaves "%s" whole', (text) => {
    expect(readOffer(text)).toBeUndefined();
  });

  it.each([
    ['A MOP$5.', { name: 'A', amount: '5', cents: undefined, per: '', rest: '' }],
    [' A ， MOP$1,250.50 /day.  Two.\nThree. ', { name: 'A', amount: '1,250', cents: '50', per: '/day', rest: 'Two.\nThree.' }],
    ['一二三 MOP$5。六', { name: '一二三', amount: '5', cents: undefined, per: '', rest: '六' }],
    [`${'x'.repeat(24)} MOP$5 ${'y'.repeat(12)}.`, { name: 'x'.repeat(24), amount: '5', cents: undefined, per: 'y'.repeat(12), rest: '' }],
  ])('reads "%s"', (text, offer) => {
    expect(readOffer(text)).toEqual(offer);
  });

  it.each([
    ...['MOP$5.', 'A MOP$5', 'A MOP$5.5.', 'A. B MOP$5.', 'A! B MOP$5.', 'A MOP$5 6.', 'A MOP$5 a, b.', 'A MOP$5 a.b', 'A HK$5.'],
    ...[`${'x'.repeat(25)} MOP$5.`, `A MOP$5 ${'y'.repeat(13)}.`],
  ])('reads no offer in "%s"', (text) => {
    expect(readOffer(text)).toBeUndefined();
  });

  it('keeps a sentence whole whose figure has a point inside', () => {
    expect(readOffer('增值費 MOP$0.5 起。')).toBeUndefined();
  });
});
