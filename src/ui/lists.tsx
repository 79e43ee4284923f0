import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './lists.module.css';

/** Class of the row's link or button. */
export const listRowClass = (className?: string): string => cx(css.row, className);

export interface ListRowContentProps {
  icon?: LucideIcon | undefined;
  title: ReactNode;
  /** Second line, 14 px. */
  text?: ReactNode;
  /** At the right: number, date or badge. */
  fact?: ReactNode;
  /** Replaces the chevron, such as an arrow for external links; null where the row leads nowhere. */
  sign?: LucideIcon | null | undefined;
}

/** Content of an element with `listRowClass()`: icon, title and text, fact, chevron. */
export function ListRowContent({ icon, title, text, fact, sign = ChevronRight }: ListRowContentProps) {
  return (
    <>
      {icon === undefined ? null : (
        <span className={css.tile}>
          <Icon icon={icon} size={24} />
        </span>
      )}
      <span className={css.body}>
        <span className={css.copy}>
          <span>{title}</span>
          {text === undefined ? null : <span>{text}</span>}
        </span>
        {fact === undefined ? null : <span className={css.fact}>{fact}</span>}
      </span>
      {sign === null ? null : <Icon icon={sign} className={css.sign} />}
    </>
  );
}

/** List of rows in a card; children are `<li>`s. */
export function ListRows({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>;
}

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
