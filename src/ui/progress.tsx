import type { CSSProperties } from 'react';
import css from './progress.module.css';

/** Progress bar, 8 px high. `value` from 0 to 1; absent = indeterminate. */
export function Progress({ label, value }: { label: string; value?: number | undefined }) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      className={css.track}
    >
      <span className={share === undefined ? css.unknown : css.fill} style={{ '--share': share ?? 0.3 } as CSSProperties} />
    </div>
  );
}
