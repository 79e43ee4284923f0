import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './class-names.ts';
import css from './table.module.css';
import { visuallyHidden } from './visually-hidden.tsx';

export interface TableColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right and tabular. */
  figure?: boolean | undefined;
  /** The row's name: a row header, and the first line of the card on phones. */
  main?: boolean | undefined;
  /** Beside the row's name on phones, without its head: a state badge. */
  aside?: boolean | undefined;
  noWrap?: boolean | undefined;
}

export interface TableProps<Row> {
  /** Says what the table holds. */
  caption: ReactNode;
  /** Shows the caption above the table; otherwise it is read only. */
  showCaption?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On phones: each row a card with labels, or the table as it is in a region that scrolls sideways. */
  narrow?: 'cards' | 'scroll' | undefined;
  className?: string | undefined;
}

/** A table one can read on a phone; cards still announce their heads, because the roles are written out. */
export function Table<Row>({ caption, showCaption, columns, rows, rowKey, narrow = 'cards', className }: TableProps<Row>) {
  const id = useId();
  const table = (
    // biome-ignore lint/a11y/noRedundantRoles: display:block on phones takes the native roles away in some browsers
    <table role="table" className={cx(css.table, narrow === 'cards' && css.cards)}>
      <caption id={id} className={showCaption ? css.caption : visuallyHidden}>
        {caption}
      </caption>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} role="columnheader" scope="col" className={cx(column.figure && css.figure)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => {
              const look = cx(column.figure && css.figure, column.main && css.main, column.aside && css.aside, column.noWrap && css.noWrap);
              const content = (
                <>
                  <span className={css.head} aria-hidden="true">
                    {column.head}
                  </span>
                  <span className={css.value}>{column.cell(row)}</span>
                </>
              );
              return column.main ? (
                <th key={column.id} role="rowheader" scope="row" className={look}>
                  {content}
                </th>
              ) : (
                <td key={column.id} role="cell" className={look}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </table>
  );
  return narrow === 'scroll' ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
    <section aria-labelledby={id} tabIndex={0} className={cx(css.frame, css.scroll, className)}>
      {table}
    </section>
  ) : (
    <div className={cx(css.frame, className)}>{table}</div>
  );
}
