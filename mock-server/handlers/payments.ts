import { money } from '#operator';
import { type Handlers, success } from '../handler.ts';
import { balanceOf, paymentOf, record } from '../ledger/ledger.ts';
import { type Persona, personaOf, personas } from '../personas.ts';
import { macauClock } from '../seed/macau-time.ts';
import { CARD_MAX, CARD_MIN, isOwnPage, MERCHANT, RESULT_URL, TEST_CARD, type Wallet, walletForm } from '../seed/payments.ts';
import { avosOf, mop } from '../seed/prices.ts';
import { areaState, type Sandbox } from '../state.ts';

export interface Payment {
  /** Payment id and order number. */
  pid: string;
  payMethod: Wallet | 'VisaOrMasterPay';
  payer: Persona;
  /** In avos (1/100 MOP). */
  amount: number;
  /** Session of the hosted checkout; card payments only. */
  sessionid?: string;
  isSettled?: true;
}

/** Every payment of the sandbox by its `pid`. */
export const paymentsOf = areaState('payments', () => new Map<string, Payment>());

/**
 * Completes a payment: lowers the balance and gives a card payment its receipt. A second call changes nothing. Returns undefined for a
 * payment that this sandbox did not start.
 */
export function settlePayment(sandbox: Sandbox, pid: string): Payment | undefined {
  const payment = paymentsOf(sandbox).get(pid);
  if (payment === undefined) return undefined;
  if (!payment.isSettled) record(sandbox, payment.payer, { kind: 'payment', at: Date.now(), pid, avos: payment.amount });
  payment.isSettled = true;
  return payment;
}

/** The customer whose bill can be paid under this number: postpaid only (PAY-16). Spaces, as in 6688 1234, are ignored. */
function payerOf(mobileNo: string): Persona | undefined {
  const persona = personaOf(mobileNo.replaceAll(' ', ''));
  return persona?.kind === 'POSTPAID' ? persona : undefined;
}

/** At most 32 digits. */
const randomHex = (length: number) => crypto.randomUUID().replaceAll('-', '').slice(0, length).toUpperCase();

function startPayment(sandbox: Sandbox, payer: Persona, details: Pick<Payment, 'payMethod' | 'amount' | 'sessionid'>): string {
  const stamp = Object.values(macauClock(new Date())).join('').replaceAll(/\D/g, '');
  // Random, because a pid opens its receipt without a log-in.
  const pid = `FT${stamp}${randomHex(16)}`;
  paymentsOf(sandbox).set(pid, { pid, payer, ...details });
  return pid;
}

export const handlers: Handlers = {
  lookUpBalance: ({ body, sandbox }) => {
    const payer = payerOf(body.mobileNo);
    if (payer === undefined) return { example: 'noAccount' };
    return success({ account: payer.account, balance: mop(balanceOf(sandbox, payer)), resultUrl: RESULT_URL });
  },

  payByWallet: ({ body, sandbox }) => {
    const payer = payerOf(body.mobileNo);
    const amount = avosOf(body.amount);
    if (payer === undefined) return { example: 'noAccount' };
    if (amount <= 0) return { example: 'wrongAmount' };
    if (!isOwnPage(body.resultUrl)) return { example: 'wrongResultUrl' };
    const { payMethod, resultUrl } = body;
    const pid = startPayment(sandbox, payer, { payMethod, amount });
    return success({ html: walletForm(payMethod, { orderid: pid, amount: mop(amount), resultUrl, mobileNo: payer.mobileNo, sandbox: sandbox.id }) });
  },

  payByCard: ({ body, sandbox }) => {
    const payer = payerOf(body.mobileNo);
    const amount = avosOf(body.amount);
    if (payer === undefined) return { example: 'noAccount' };
    if (amount < CARD_MIN) return { example: 'belowMinimum' };
    if (amount > CARD_MAX) return { example: 'aboveMaximum' };
    const sessionid = `SESSION${randomHex(24)}`;
    const pid = startPayment(sandbox, payer, { payMethod: body.payMethod, amount, sessionid });
    return success({ amount: mop(amount), merchant: MERCHANT, orderid: pid, sessionid });
  },

  paymentReceipt: ({ query: { pid }, sandbox }) => {
    // Only the card gateway has receipts, not the wallets.
    const isWallet = (paymentsOf(sandbox).get(pid)?.payMethod ?? 'VisaOrMasterPay') !== 'VisaOrMasterPay';
    const payment = paymentOf(sandbox, personas, pid);
    if (payment === undefined || isWallet) return success(null);
    const { date, time } = macauClock(new Date(payment.at));
    const digits = [...pid].map((sign) => (sign.codePointAt(0) ?? 0) % 10).join('');
    return success({
      shid: MERCHANT,
      bankauthid: digits.slice(0, 6),
      netstxnref: pid,
      txnrand: digits.slice(-12),
      merchanttxndtm: `${date} ${time}`,
      currencycode: money.code,
      netsamountdeducted: mop(payment.avos),
      maskpan: TEST_CARD,
    });
  },
};
