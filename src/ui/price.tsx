import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './price.module.css';

export interface PriceProps {
  /** The figure as it is read, already grouped: `168`, `8,380`. Without cents. */
  amount: string | number;
  /** Two digits without the point, drawn small and raised. */
  cents?: string | undefined;
  currency?: string | undefined;
  /** What follows the figure, such as 每月 or /月. */
  per?: ReactNode;
  /** display: heroes; card: plan cards; balance: 56 px night card; payment: 48 px; summary: 34 px; inline: text size. */
  size?: 'display' | 'card' | 'balance' | 'payment' | 'summary' | 'inline' | undefined;
  className?: string | undefined;
}

/** Money one can read across a room. Read aloud it is one string, e.g. "MOP$386.00 /月". */
export function Price({ amount, cents, currency = 'MOP$', per, size = 'card', className }: PriceProps) {
  const figure = String(amount);
  return (
    <span className={cx(css.price, css[size], className)}>
      <span className={css.currency}>{currency}</span>
      <span className={cx(css.figure, figure.startsWith('1') && css.one)}>{figure}</span>
      {cents === undefined ? null : (
        <span className={css.cents}>
          <span>.</span>
          {cents}
        </span>
      )}
      {per === undefined ? null : <span className={css.per}>{per}</span>}
    </span>
  );
}
