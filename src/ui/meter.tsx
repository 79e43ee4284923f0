import type { CSSProperties, ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './meter.module.css';

export interface MeterProps {
  /** What is measured; the name for assistive technology. */
  label: string;
  /** Share used, 0 to 1. */
  used: number;
  /** The whole in words for assistive technology, e.g. "已用 12.6 GB，共 20 GB". */
  valueText: string;
  /** What is left, large and first: the fill shows what is used. */
  headline: ReactNode;
  /** Beside the headline; `low` and `full` always need one, because colour is never the only sign. */
  badge?: ReactNode;
  /** The same numbers as text under the bar: what is used, and of how much. */
  usedText: ReactNode;
  totalText: ReactNode;
  state?: 'usual' | 'low' | 'full' | undefined;
  /** A level (0 to 1) marked by a tick, with its words. */
  alertAt?: { at: number; text: ReactNode } | undefined;
}

/** 12 px of used data with the lamp where one is. */
export function Meter({ label, used, valueText, headline, badge, usedText, totalText, state = 'usual', alertAt }: MeterProps) {
  const share = Math.min(1, Math.max(0, used));
  return (
    <div>
      <div className={css.head}>
        <strong>{headline}</strong>
        {badge}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn alike in all browsers */}
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
        {alertAt === undefined ? null : <span className={css.tick} style={{ '--share': alertAt.at } as CSSProperties} />}
      </div>
      <div className={css.numbers}>
        <span>{usedText}</span>
        {alertAt === undefined ? null : <span>{alertAt.text}</span>}
        <span>{totalText}</span>
      </div>
    </div>
  );
}
