import { describe, expect, it } from 'vitest';
import { money } from '#operator';
import { billOf } from '../ledger/ledger.ts';
import { latestBillDate } from '../ledger/periods.ts';
import { personaOf } from '../personas.ts';
import { mop } from '../seed/prices.ts';
import { resetSandbox, type Sandbox, sandboxOf } from '../state.ts';
import { callHandler, type TestCall } from './call-handler.ts';
import { handlers, paymentsOf, settlePayment } from './payments.ts';

// The bounds of a payment and where a wallet returns to are request examples of the contract.

type PaymentOperation = 'lookUpBalance' | 'payByWallet' | 'payByCard' | 'paymentReceipt';

function freshSandbox(id: string): Sandbox {
  resetSandbox(id);
  return sandboxOf(id);
}

function call<K extends PaymentOperation>(operation: K, sandbox: Sandbox, request: { body?: unknown; query?: unknown }) {
  return callHandler(handlers, operation, { sandbox, ...request } as TestCall<K>) as { status?: string; data?: unknown; example?: string };
}

const card = (amount: string) => ({ body: { amount, mobileNo: '66881234', payMethod: 'VisaOrMasterPay', clientType: 'W' } });
const wallet = (amount: string) => ({ body: { amount, mobileNo: '66881234', payMethod: 'macauPay', resultUrl: '/account/paymentMethod/3' } });

function owed(): number {
  const persona = personaOf('66881234');
  if (persona === undefined) throw new Error('The first customer is gone.');
  return billOf(freshSandbox('payments-owed'), persona, latestBillDate(new Date())).total;
}

describe('payByCard', () => {
  it('lowers every balance once when it is settled, and has a receipt then', () => {
    const sandbox = freshSandbox('payments-settle');
    const { orderid } = call('payByCard', sandbox, card('100')).data as { orderid: string };
    expect(call('paymentReceipt', sandbox, { query: { pid: orderid } })).toEqual({ status: '0', data: null });

    expect(settlePayment(sandbox, orderid)?.pid).toBe(orderid);
    settlePayment(sandbox, orderid);
    expect(call('lookUpBalance', sandbox, { body: { mobileNo: '66881234' } })).toMatchObject({ data: { balance: mop(owed() - 10_000) } });
    expect(call('paymentReceipt', sandbox, { query: { pid: orderid } })).toMatchObject({
      data: { netstxnref: orderid, netsamountdeducted: '100.00', currencycode: money.code },
    });
  });
});

describe('payByWallet', () => {
  it('lowers the balance without a card receipt', () => {
    const sandbox = freshSandbox('payments-wallet-settle');
    call('payByWallet', sandbox, wallet('386'));
    const [payment] = paymentsOf(sandbox).values();
    settlePayment(sandbox, payment?.pid ?? '');
    expect(call('lookUpBalance', sandbox, { body: { mobileNo: '66881234' } })).toMatchObject({ data: { balance: mop(owed() - 38_600) } });
    expect(call('paymentReceipt', sandbox, { query: { pid: payment?.pid } })).toEqual({ status: '0', data: null });
  });
});
