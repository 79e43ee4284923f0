import type { ReactNode } from 'react';
import { money } from '#operator';
import { readPrice } from '../lib/money.ts';
import { cx } from './class-names.ts';
import css from './price.module.css';

export interface PriceProps {
  /** Formatted amount without cents: `168`, `8,380`. */
  amount: string | number;
  /** Two digits, shown small and raised. */
  cents?: string | undefined;
  currency?: string | undefined;
  /** Unit after the amount, such as 每月 or /月. */
  per?: ReactNode;
  /** display: heroes; card: plan cards; balance: 56 px; payment: 48 px; summary: 34 px; inline: text size. */
  size?: 'display' | 'card' | 'balance' | 'payment' | 'summary' | 'inline' | undefined;
  className?: string | undefined;
}

/** Amount of money; its text content is one string, e.g. "MOP$386.00 /月". */
export function Price({ amount, cents, currency = money.sign, per, size = 'card', className }: PriceProps) {
  return (
    <span className={cx(css.price, css[size], className)}>
      <span className={css.currency}>{currency}</span>
      <span className={css.figure}>{amount}</span>
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

/** The price that a text like `MOP$168` is; any other text stays as it is. */
export function PriceOrText({ text, size }: Pick<PriceProps, 'size'> & { text: string }) {
  const price = readPrice(text);
  return price ? <Price {...price} size={size} /> : text;
}
