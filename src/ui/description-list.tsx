import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './description-list.module.css';

interface DescriptionListProps {
  /** Terms are unique. */
  rows: readonly (readonly [term: string, description: ReactNode])[];
  /** In rows with a line between them, terms and descriptions at the two ends. */
  lined?: boolean;
  className?: string | undefined;
}

/** A `dl` with one `div` per term, for rows or columns. */
export function DescriptionList({ rows, lined = false, className }: DescriptionListProps) {
  return (
    <dl className={cx(lined && css.lined, className)}>
      {rows.map(([term, description]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
