import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CardSession } from '@/api/generated/payments';
import { PAYMENT_INPUT } from '@/components/account-links';
import { forgetInput, persistedInput, persistInput } from '@/forms/persisted-state';
import { focusPage } from '@/ui/focus';
import type { Payer } from './payer.ts';
import { type PaymentResult, readResult, withoutResult } from './result-params.ts';

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
