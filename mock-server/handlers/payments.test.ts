import { describe, expect, it } from 'vitest';
import { GATEWAY } from '../gateway/address.ts';
import type { Call, Language } from '../handler.ts';
import { personaOf, UNKNOWN_NUMBER } from '../personas.ts';
import { billOf, latestBillDate } from '../seed/bills.ts';
import { mop } from '../seed/bills-figures.ts';
import { EXAMPLE_PID } from '../seed/payments.ts';
import { resetWorld, type World, worldOf } from '../state.ts';
import { handlers as billHandlers } from './bills.ts';
import { handlers, pendingPayments, settlePayment } from './payments.ts';

type PaymentOperation = 'lookUpBalance' | 'payByWallet' | 'payByCard' | 'paymentReceipt';

function freshWorld(id: string): World {
  resetWorld(id);
  return worldOf(id);
}

function ask<K extends PaymentOperation>(operation: K, world: World, request: { body?: unknown; query?: unknown; language?: Language }) {
  const call = { path: {}, query: {}, body: undefined, language: 'cn', customer: undefined, token: '', world, ...request };
  return (handlers[operation] as (call: Call<K>) => { status?: string; data?: unknown; example?: string })(call as unknown as Call<K>);
}

const card = (amount: string) => ({ body: { amount, mobileNo: '66881234', payMethod: 'VisaOrMasterPay', clientType: 'W' } });
const wallet = (amount: string, resultUrl = '/account/paymentMethod/3') => ({ body: { amount, mobileNo: '66881234', payMethod: 'macauPay', resultUrl } });

function owed(): number {
  const persona = personaOf('66881234');
  if (persona === undefined) throw new Error('The first customer is gone.');
  return billOf(persona, latestBillDate(new Date())).total;
}

describe('lookUpBalance', () => {
  it('finds postpaid numbers, with or without spaces', () => {
    const world = freshWorld('payments');
    const data = { account: '10288416', balance: mop(owed()), resultUrl: '/account/paymentMethod/3' };
    expect(ask('lookUpBalance', world, { body: { mobileNo: '66881234' } })).toEqual({ status: '0', data });
    expect(ask('lookUpBalance', world, { body: { mobileNo: '6688 1234' } })).toEqual({ status: '0', data });
  });

  it('finds no account for unknown and prepaid numbers', () => {
    const world = freshWorld('payments');
    for (const mobileNo of [UNKNOWN_NUMBER, '66884567', 'nonsense'])
      expect(ask('lookUpBalance', world, { body: { mobileNo } })).toEqual({ example: 'noAccount' });
  });
});

describe('payByCard', () => {
  it('accepts 50 and 30000 and nothing beyond (A01)', () => {
    const world = freshWorld('payments-card');
    expect(ask('payByCard', world, card('49.99'))).toEqual({ example: 'belowMinimum' });
    expect(ask('payByCard', world, card('30000.01'))).toEqual({ example: 'aboveMaximum' });
    expect(ask('payByCard', world, card('50'))).toMatchObject({ status: '0', data: { amount: '50.00' } });
    expect(ask('payByCard', world, card('30000'))).toMatchObject({ status: '0', data: { amount: '30000.00' } });
    expect(pendingPayments(world).map((payment) => payment.amount)).toEqual([5_000, 3_000_000]);
  });

  it('lowers every balance once when it is settled, and has a receipt then', () => {
    const world = freshWorld('payments-settle');
    const { orderid } = ask('payByCard', world, card('100')).data as { orderid: string };
    expect(ask('paymentReceipt', world, { query: { pid: orderid } })).toEqual({ status: '0', data: null });

    expect(settlePayment(world, orderid)?.pid).toBe(orderid);
    settlePayment(world, orderid);
    const balance = mop(owed() - 10_000);
    expect(pendingPayments(world)).toEqual([]);
    expect(ask('lookUpBalance', world, { body: { mobileNo: '66881234' } })).toMatchObject({ data: { balance } });
    const call = { customer: personaOf('66881234'), world } as unknown as Call<'outstandingBalance'>;
    expect(billHandlers.outstandingBalance?.(call)).toEqual({ status: '0', data: { balance } });
    expect(ask('paymentReceipt', world, { query: { pid: orderid } })).toMatchObject({
      data: {
        netstxnref: orderid,
        netsamountdeducted: '100.00',
        currencycode: 'MOP',
        maskpan: '476134******1881',
        merchanttxndtm: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
    });
  });

  it('stays in its world', () => {
    const { orderid } = ask('payByCard', freshWorld('payments-one'), card('100')).data as { orderid: string };
    const other = freshWorld('payments-other');
    expect(settlePayment(other, orderid)).toBeUndefined();
    expect(ask('paymentReceipt', other, { query: { pid: orderid } })).toEqual({ status: '0', data: null });
  });
});

describe('payByWallet', () => {
  it('answers one POST form to the wallet with escaped hidden fields', () => {
    const world = freshWorld('payments-wallet');
    const { html } = ask('payByWallet', world, wallet('386', '/account/paymentMethod/3?from="mail"')).data as { html: string };
    expect(html.split(`<form method="post" action="${GATEWAY}/`)).toHaveLength(2);
    expect([...html.matchAll(/type="hidden" name="(\w+)"/g)].map(([, name]) => name)).toEqual(['orderid', 'amount', 'resultUrl', 'mobileNo', 'world', 'sign']);
    expect(html).toContain('value="/account/paymentMethod/3?from=&quot;mail&quot;"');
  });

  it('has no bound but zero (PAY-10, B34), and returns to the site only', () => {
    const world = freshWorld('payments-wallet');
    expect(ask('payByWallet', world, wallet('0.00'))).toEqual({ example: 'wrongAmount' });
    expect(ask('payByWallet', world, wallet('0.01'))).toMatchObject({ status: '0' });
    expect(ask('payByWallet', world, wallet('99999'))).toMatchObject({ status: '0' });
    expect(ask('payByWallet', world, wallet('386', '//elsewhere.example/'))).toMatchObject({ status: '-1' });
  });

  it('lowers the balance without a card receipt', () => {
    const world = freshWorld('payments-wallet-settle');
    ask('payByWallet', world, wallet('386'));
    const [payment] = pendingPayments(world);
    settlePayment(world, payment?.pid ?? '');
    expect(ask('lookUpBalance', world, { body: { mobileNo: '66881234' } })).toMatchObject({ data: { balance: mop(owed() - 38_600) } });
    expect(ask('paymentReceipt', world, { query: { pid: payment?.pid } })).toEqual({ status: '0', data: null });
  });
});

describe('paymentReceipt', () => {
  it('shows the receipt of the contract without a payment', () => {
    expect(ask('paymentReceipt', freshWorld('payments'), { query: { pid: EXAMPLE_PID } })).toEqual({ example: 'usual' });
  });
});
