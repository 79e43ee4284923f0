import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names';
import css from './price-bar.module.css';

interface PriceBarProps {
  label: string;
  price: string | undefined;
  /** Of the price: unit or condition. */
  per: string | undefined;
  /** What has the price. */
  text: string;
  /** Button or link. */
  action: ReactNode;
  /** Over the page, where the bar is not its last part. */
  over?: boolean | undefined;
}

/** Phones: a price with its action at the lower edge of the screen. */
export function PriceBar({ label, price, per, text, action, over }: PriceBarProps) {
  return (
    <section aria-label={label} className={cx(css.bar, over && css.over)}>
      <div className="wrap">
        <p className={css.copy}>
          <span className={css.price}>
            <b>{price}</b> {per}
          </span>
          <span className={css.term}>{text}</span>
        </p>
        {action}
      </div>
    </section>
  );
}
