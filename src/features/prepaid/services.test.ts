import { expect, it } from 'vitest';
import type { UssdItem } from '@/api/generated/ussd';
import { balanceService, topUpService } from './services.ts';

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
