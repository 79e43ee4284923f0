import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { forgetInput } from '@/forms/persisted-state';
import { paths } from '@/lib/paths';
import { ListRowContent, type ListRowContentProps, listRowClass } from '@/ui/lists';
import { EmptyState } from '@/ui/no-content';
import { ButtonLink } from './links.tsx';

/** A row of `ListRows` that leads to a page of the site, or that does something when it is pressed. */
export function ListRow({ to, onPress, ...rest }: ListRowContentProps & { to?: To; onPress?: () => void }) {
  const content = <ListRowContent {...rest} />;
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={listRowClass()} onClick={onPress}>
          {content}
        </button>
      ) : (
        <Link to={to} className={listRowClass()}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** What the payment keeps in the tab of a payment that is not finished: payer, card session, and what was typed. That the gateway was opened stays, for its number. */
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

/** In place of what needs a bill account, which prepaid customers do not have (decision A20). */
export function PrepaidNote({ title, text, go }: { title: string; text: string; go: string }) {
  return (
    <EmptyState title={title} action={<ButtonLink to={paths.prepaid}>{go}</ButtonLink>}>
      {text}
    </EmptyState>
  );
}
