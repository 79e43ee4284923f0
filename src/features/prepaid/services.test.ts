import { expect, it } from 'vitest';
import type { UssdItem } from '@/api/generated/ussd';
import { amountIn, balanceService, topUpService, voucherCode, withoutAmount, withWholeCode } from './services.ts';

const groups = (...items: Omit<UssdItem, 'id'>[]) => [{ groupName: 'Prepaid', ussdDetails: items.map((item, at) => ({ ...item, id: String(at) })) }];
const balance = { ussdItemName: 'Any name', apiType: 1, about: 'balance' } as const;
const topUp = { ussdItemName: 'Any name', apiType: 6, about: 'topUp', ussdContent: 'Dial *1118#' } as const;

it('the service about the balance is asked, not one whose name says so', () => {
  expect(balanceService(groups({ ussdItemName: 'Balance and validity', apiType: 1 }, topUp, balance))?.id).toBe('2');
  expect(balanceService(groups({ ussdItemName: 'Balance and validity', apiType: 1 }))).toBeUndefined();
});

it('a balance that cannot be asked for at once is left out: an alert, a link, a number, a code, a question of the server', () => {
  for (const more of [{ apiType: 6 }, { apiType: 7 }, { apiType: 10 }, { needsCode: true }, { ussdMessage: 'This costs MOP$1. Go on?' }])
    expect(balanceService(groups({ ...balance, ...more })), JSON.stringify(more)).toBeUndefined();
});

it('the text about top-ups is found by its field, and only where there is one', () => {
  expect(topUpService(groups(balance, topUp))?.ussdContent).toBe('Dial *1118#');
  expect(topUpService(groups({ ...topUp, ussdContent: '' }))).toBeUndefined();
  expect(topUpService(groups({ ...topUp, apiType: 1 }))).toBeUndefined();
  expect(topUpService(groups({ ussdItemName: 'How to top up', apiType: 6, ussdContent: 'Dial *1118#' }))).toBeUndefined();
});

it.each([
  ['餘額 MOP$86.50，有效期至下月最後一日。', '86.50'],
  ['Your balance is MOP$1,086.5. It is valid until 31 December.', '1086.5'],
  ['餘額 MOP$0，有效期至下月最後一日。', '0'],
  ['We are busy. Try again later.', undefined],
])('the amount of "%s" is %s', (answer, amount) => expect(amountIn(answer)).toBe(amount));

it.each([
  ['按 *1118*密碼#（增值券上的 16 位數字），再按撥出。', { before: '*1118*', after: '#' }],
  ['Dial *1118*PIN# and press call.', { before: '*1118*', after: '#' }],
  ['Dial *1118#', undefined],
  ['Buy a top-up at any shop.', undefined],
])('the code to dial in "%s" is %o', (text, code) => expect(voucherCode(text)).toEqual(code));

it('a code to dial does not break', () => {
  expect(withWholeCode('按 *1118*密碼#（16 位數字）')).toBe('按 *1118*\u2060密\u2060碼\u2060#（16 位數字）');
  expect(withWholeCode('Dial *1118*PIN# and press call.')).toBe('Dial *1118*PIN# and press call.');
});

it.each([
  ['餘額 MOP$86.50，有效期至下月最後一日。', '有效期至下月最後一日'],
  ['Your balance is MOP$1,086.5. It is valid until 31 December.', 'It is valid until 31 December'],
  ['餘額 MOP$86.50，有效期至下月最後一日。謝謝。', '有效期至下月最後一日。謝謝。'],
  ['餘額 MOP$0。', ''],
  ['有效期至 12 月 31 日，餘額 MOP$86.50。', '有效期至 12 月 31 日，餘額 MOP$86.50。'],
  ['We are busy. Try again later.', 'We are busy. Try again later.'],
])('without the amount that is shown large, "%s" is "%s"', (answer, rest) => expect(withoutAmount(answer)).toBe(rest));
