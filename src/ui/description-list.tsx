import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** Terms are unique. */
  rows: readonly (readonly [term: string, description: ReactNode])[];
  className?: string | undefined;
}

/** A `dl` with one `div` per term, for rows or columns. */
export function DescriptionList({ rows, className }: DescriptionListProps) {
  return (
    <dl className={className}>
      {rows.map(([term, description]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
