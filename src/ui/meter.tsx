import type { CSSProperties, ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './meter.module.css';

export interface MeterProps {
  /** Accessible name. */
  label: string;
  /** Share used, 0 to 1. */
  used: number;
  /** Value for assistive technology, e.g. "已用 12.6 GB，共 20 GB". */
  valueText: string;
  /** The remaining amount, shown large; the fill shows the used share. */
  headline: ReactNode;
  /** Beside the headline; required for `low` and `full`, because colour is never the only sign (use 28). */
  badge?: ReactNode;
  /** Numbers as text below the bar. */
  usedText: ReactNode;
  totalText: ReactNode;
  state?: 'usual' | 'low' | 'full' | undefined;
  /** Marked levels (0 to 1) with their labels. */
  alertAt?: Mark | readonly Mark[] | undefined;
}

interface Mark {
  at: number;
  text: ReactNode;
}

export function Meter({ label, used, valueText, headline, badge, usedText, totalText, state = 'usual', alertAt }: MeterProps) {
  const marks = alertAt === undefined ? [] : [alertAt].flat();
  const share = Math.min(1, Math.max(0, used));
  return (
    <div>
      <div className={css.head}>
        <strong>{headline}</strong>
        {badge}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled consistently across browsers */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={valueText}
        className={cx(css.track, css[state])}
      >
        <span className={css.fill} style={{ '--share': share } as CSSProperties} />
        {marks.map(({ at }) => (
          <span key={at} className={css.tick} style={{ '--share': at } as CSSProperties} />
        ))}
      </div>
      <div className={css.numbers}>
        <span>{usedText}</span>
        <span>{totalText}</span>
      </div>
      {marks.length === 0 ? null : (
        <ul className={css.marks}>
          {marks.map(({ at, text }) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
