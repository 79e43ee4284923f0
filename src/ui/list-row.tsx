import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './list-row.module.css';

/** The row's look, for the router link or button that it is. */
export const listRowClass = (className?: string): string => cx(css.row, className);

export interface ListRowContentProps {
  icon?: LucideIcon | undefined;
  title: ReactNode;
  /** 14 px line. */
  text?: ReactNode;
  /** At the right: a number, a date, a badge. */
  fact?: ReactNode;
  /** Another sign than the chevron, e.g. an arrow for links outside. */
  sign?: LucideIcon | undefined;
}

/** What stands in a row: icon tile, title and line, fact, chevron. Goes inside an element with `listRowClass()`. */
export function ListRowContent({ icon, title, text, fact, sign = ChevronRight }: ListRowContentProps) {
  return (
    <>
      {icon === undefined ? null : (
        <span className={css.tile}>
          <Icon icon={icon} size={24} />
        </span>
      )}
      <span className={css.copy}>
        <span className={css.title}>{title}</span>
        {text === undefined ? null : <span className={css.text}>{text}</span>}
      </span>
      {fact === undefined ? null : <span className={css.fact}>{fact}</span>}
      <Icon icon={sign} className={css.sign} />
    </>
  );
}

/** A list of rows in one card. Children are `<li>`s. */
export function ListRows({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul aria-label={label} className={css.list}>
      {children}
    </ul>
  );
}
