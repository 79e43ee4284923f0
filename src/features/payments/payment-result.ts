import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CardSession } from '@/api/generated/payments';
import { PAYMENT_INPUT } from '@/components/account-links';
import { forgetInput, persistedInput, persistInput } from '@/forms/persisted-state';
import { focusPage } from '@/ui/focus';
import type { Payer } from './payer.tsx';

/** Result of a payment as the return URL states it: anybody can write such a URL, so that nothing but the view follows from it. */
export type PaymentResult = {
  /** Number that was paid for, as the return URL has it. */
  mobileNo: string | undefined;
  /** Order number and payer of the card payment that was begun in this tab. */
  order?: { id: string; mobileNo: string };
} & (
  | /** The receipt with this id is requested from the server. */ { kind: 'receipt'; pid: string }
  | /** A wallet's return without an id; amount in MOP. */ { kind: 'paid'; amount: string | undefined }
  | /** Declined, cancelled or anything but `true`. An id enables printing. */ { kind: 'failed'; pid: string | undefined }
);

interface ResultState {
  /** Under which the tab keeps the result: a history entry is there for the next customer's Back, too, so that it has no personal data. */
  payment?: string;
}

const nameOf = (id: string) => `payments.result.${id}`;

/** The card payment that this tab has begun. */
function begunOrder(): PaymentResult['order'] {
  const card = persistedInput('payments.card') as CardSession | undefined;
  const payer = persistedInput('payments.payer') as Payer | undefined;
  return card && payer ? { id: card.orderid, mobileNo: payer.mobileNo } : undefined;
}

/**
 * The result that the gateway has put into the URL. It moves on to the tab's storage, for this history entry: a reload shows it again, but no link,
 * bookmark or copied address carries it, nor does it outlive the customer. It is announced by its heading.
 */
export function usePaymentResult(): PaymentResult | undefined {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const returned = readResult(new URLSearchParams(search));
  useEffect(() => {
    const query = new URLSearchParams(search);
    const payment = readResult(query);
    if (payment === undefined) return;
    const order = begunOrder();
    forgetInput('payments.left');
    // A payment that was refused can be tried another way.
    if (payment.kind !== 'failed') forgetInput(...PAYMENT_INPUT);
    // The way back from the bank is a full load, whose heading the browser does not announce.
    focusPage();
    const id = Date.now().toString(36);
    persistInput(nameOf(id), order ? { ...payment, order } : payment);
    const moved: ResultState = { payment: id };
    // Without scrolling: the receipt may be there, and be read, before the router comes to it.
    void navigate({ search: withoutResult(query), hash }, { replace: true, preventScrollReset: true, state: moved });
  }, [search, hash, navigate]);
  const id = (state as ResultState | null)?.payment;
  // Shown with its order from the first frame on: the amount that is still due moves nothing.
  const order = returned?.kind === 'failed' ? begunOrder() : undefined;
  if (returned && order) return { ...returned, order };
  return returned ?? (id === undefined ? undefined : (persistedInput(nameOf(id)) as PaymentResult | undefined));
}

const PID = /^[0-9A-Za-z-]{1,32}$/;
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;
const MOBILE = /^\d{8}$/;

/** The gateway's parameters (PAY-03). */
const PARAMETERS = ['payRes', 'pid', 'body', 'buyer_pay_amount'] as const;
type Parameter = (typeof PARAMETERS)[number];

/**
 * Reads the result (PAY-20 … PAY-23, decision A03): only the exact `true` counts as paid, and invalid values are ignored. Undefined without
 * `payRes`.
 */
export function readResult(query: URLSearchParams): PaymentResult | undefined {
  const valid = (name: Parameter, rule: RegExp) => {
    const value = query.get(name);
    return value !== null && rule.test(value) ? value : undefined;
  };
  const payRes = query.get('payRes');
  if (payRes === null) return undefined;
  const mobileNo = valid('body', MOBILE);
  const pid = valid('pid', PID);
  if (payRes !== 'true') return { kind: 'failed', mobileNo, pid };
  if (pid !== undefined) return { kind: 'receipt', mobileNo, pid };
  return { kind: 'paid', mobileNo, amount: valid('buyer_pay_amount', AMOUNT) };
}

/** The query without the gateway's parameters. */
export function withoutResult(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of PARAMETERS) rest.delete(name);
  return rest.toString();
}
