import type { CSSProperties, ReactNode } from 'react';
import type { DataState } from '../lib/usage.ts';
import css from './meter.module.css';

export interface MeterProps {
  /** Accessible name. */
  label: string;
  /** Share left, 0 to 1: the bar empties with use. */
  left: number;
  /** Value for assistive technology, e.g. "尚餘 7.4 GB，共 20 GB". */
  valueText: string;
  /** The amount left, shown large. */
  headline: ReactNode;
  /** Beside the headline; required for `low` and `critical`, because colour is never the only sign (use 28). */
  badge?: ReactNode;
  /** Numbers as text below the bar. */
  usedText: ReactNode;
  totalText: ReactNode;
  state?: DataState | undefined;
  /** Levels with their labels, each at the share (0 to 1) that is left when it is reached. */
  marks?: readonly { at: number; text: ReactNode }[] | undefined;
}

export function Meter({ label, left, valueText, headline, badge, usedText, totalText, state = 'usual', marks = [] }: MeterProps) {
  const share = Math.min(1, Math.max(0, left));
  // As they stand on the bar.
  const levels = marks.toSorted((one, other) => one.at - other.at);
  return (
    <div className={css[state]}>
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
        className={css.track}
      >
        {share === 0 ? null : <span className={css.fill} style={{ '--share': share } as CSSProperties} />}
        {levels.map(({ at }) => (
          <span key={at} className={css.tick} style={{ '--share': at } as CSSProperties} />
        ))}
      </div>
      <div className={css.numbers}>
        <span>{usedText}</span>
        <span>{totalText}</span>
      </div>
      {levels.length === 0 ? null : (
        <ul className={css.marks}>
          {levels.map(({ at, text }) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
