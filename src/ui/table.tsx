import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './table.module.css';
import { visuallyHidden } from './visually-hidden.tsx';

export interface TableColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned with tabular figures. */
  figure?: boolean | undefined;
  /** Row header; the first line of the card on phones. */
  main?: boolean | undefined;
  /** Beside the row header on phones, without its column head, such as a badge; a column before the row header, such as a box to tick, stays before it. */
  aside?: boolean | undefined;
  noWrap?: boolean | undefined;
}

export interface TableProps<Row> {
  caption: ReactNode;
  /** Shows the caption; otherwise it is visually hidden. */
  showCaption?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string | undefined;
}

/** Table whose rows are cards on phones; explicit roles keep its semantics (use 27). */
export function Table<Row>({ caption, showCaption, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <div className={cx(css.frame, className)}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display:block removes the native roles in some browsers */}
      <table role="table" className={cx(css.table, css.cards)}>
        <caption className={showCaption ? css.caption : visuallyHidden}>{caption}</caption>
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
                const Cell = column.main ? 'th' : 'td';
                return (
                  <Cell key={column.id} role={column.main ? 'rowheader' : 'cell'} scope={column.main ? 'row' : undefined} className={look}>
                    <span className={css.head} aria-hidden="true">
                      {column.head}
                    </span>
                    <span className={css.value}>{column.cell(row)}</span>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </div>
  );
}
