import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetInput } from '@/forms/persisted-state';
import { useHydrating } from '@/lib/use-hydrating';
import { type PaymentResult, readResult, withoutResult } from './result-params.ts';

interface ResultState {
  payment?: PaymentResult;
}

/**
 * The result that the gateway has put into the URL. It moves on to the history entry: a reload shows it again, but no link, bookmark or
 * copied address carries it.
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
    forgetInput('payments.left');
    // A payment that was refused can be tried another way.
    if (payment.kind !== 'failed') forgetInput('payments.payer', 'payments.card', 'payments.pay', 'payments.lookUp');
    void navigate({ search: withoutResult(query), hash }, { replace: true, state: { payment } satisfies ResultState });
  }, [search, hash, navigate]);
  return returned ?? (stateRead ? (state as ResultState | null)?.payment : undefined);
}
