import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { forgetInput } from '@/forms/persisted-state';
import { paths } from '@/lib/paths';

/** What the payment keeps in the tab: payer, card session, and what was typed. */
export const PAYMENT_INPUT = ['payments.payer', 'payments.card', 'payments.pay', 'payments.lookUp', 'payments.advance'] as const;

/**
 * Link to the payment of the customer's own bill, which opens at the method (decision B79). A payment for another number that was begun in the tab is
 * forgotten.
 */
export function PayLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Link to={paths.payment} className={className} onClick={() => forgetInput(...PAYMENT_INPUT)}>
      {children}
    </Link>
  );
}
