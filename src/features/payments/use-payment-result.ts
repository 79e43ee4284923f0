import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CardSession } from '@/api/generated/payments';
import { PAYMENT_INPUT } from '@/components/pay-link';
import { forgetInput, keptInput } from '@/forms/persisted-state';
import { useHydrating } from '@/lib/use-hydrating';
import { focusPage } from '@/ui/focus';
import type { Payer } from './payer.ts';
import { type PaymentResult, readResult, withoutResult } from './result-params.ts';

interface ResultState {
  payment?: PaymentResult;
}

/** The card payment that this tab has begun. */
function begunOrder(): PaymentResult['order'] {
  const card = keptInput('payments.card') as CardSession | undefined;
  const payer = keptInput('payments.payer') as Payer | undefined;
  return card && payer ? { id: card.orderid, mobileNo: payer.mobileNo } : undefined;
}

/**
 * The result that the gateway has put into the URL. It moves on to the history entry: a reload shows it again, but no link, bookmark or
 * copied address carries it. It is announced by its heading.
 */
export function usePaymentResult(): PaymentResult | undefined {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrating = useHydrating();
  // The prerendered file is the same for all: it does not know the history entry.
  const [stateRead, setStateRead] = useState(!isHydrating);
  useEffect(() => setStateRead(true), []);

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
    const moved: ResultState = { payment: order ? { ...payment, order } : payment };
    // Without scrolling: the receipt may be there, and be read, before the router comes to it.
    void navigate({ search: withoutResult(query), hash }, { replace: true, preventScrollReset: true, state: moved });
  }, [search, hash, navigate]);
  return returned ?? (stateRead ? (state as ResultState | null)?.payment : undefined);
}
