import { expect, it } from 'vitest';
import type { UssdItem } from '@/api/ussd';
import { balanceService, topUpService } from './services.ts';

const groups = (...items: Omit<UssdItem, 'id'>[]) => [{ groupName: 'Prepaid', ussdDetails: items.map((item, at) => ({ ...item, id: String(at) })) }];

it.each(['查詢餘額及有效期', '餘額查詢', 'Balance and validity', 'Check balance'])('%s answers with the balance', (ussdItemName) => {
  expect(balanceService(groups({ ussdItemName: 'Roaming', apiType: 1 }, { ussdItemName, apiType: 1 }))?.id).toBe('1');
});

it.each<[string, number]>([
  ['轉贈餘額', 1],
  ['Transfer balance', 1],
  ['餘額轉贈', 1],
  ['餘額預支', 1],
  ['Balance transfer', 1],
  ['Balance sharing', 1],
  ['Balance', 6],
  ['Balance', 7],
])('%s of type %i does not', (ussdItemName, apiType) => {
  expect(balanceService(groups({ ussdItemName, apiType }))).toBeUndefined();
});

it('a balance with a question of the server is not asked for without it', () => {
  expect(balanceService(groups({ ussdItemName: 'Check balance', apiType: 1, ussdMessage: 'This costs MOP$1. Go on?' }))).toBeUndefined();
});

it('the text about top-ups is found', () => {
  expect(topUpService(groups({ ussdItemName: '外地增值方法', apiType: 6, ussdContent: '按 *1118#' }))?.ussdContent).toBe('按 *1118#');
  expect(topUpService(groups({ ussdItemName: 'How to top up', apiType: 6 }))).toBeUndefined();
  expect(topUpService(groups({ ussdItemName: 'Top up 5 GB', apiType: 1 }))).toBeUndefined();
});
