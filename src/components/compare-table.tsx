import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '@/brand/brand';
import { IconButton } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './compare-table.module.css';
import { ButtonLink } from './links.tsx';
import { Phrases } from './phrases';

export interface CompareColumn {
  id: string;
  name: string;
  to: string;
  picture?: string | undefined;
  /** Below the name, such as an application; stays in sight with it. Without it the page is there, else in the last row. */
  action?: ReactNode;
}

/** One fact, with a value for each column; undefined where it has none. A second line says what the value belongs to. */
export interface CompareRow {
  label: string;
  values: readonly (string | undefined)[];
}

/** An amount may break after its currency, where the columns leave it no room. */
const withBreak = (value = '') =>
  value.startsWith(money.sign) ? [<small key="sign">{money.sign}</small>, <wbr key="break" />, value.slice(money.sign.length)] : <Phrases text={value} />;

function Value({ text }: { text: string }) {
  const [value, note] = text.split('\n');
  return (
    <>
      <b className={css.value}>{withBreak(value)}</b>
      {note === undefined ? null : <span className="caption"> {note}</span>}
    </>
  );
}

interface CompareTableProps {
  caption: string;
  columns: readonly CompareColumn[];
  /** The first is the price. */
  rows: readonly CompareRow[];
  onRemove: (id: string) => void;
}

/** What is compared as columns, facts as rows. On phones the label of a row is above its values; the roles are explicit because this layout removes the native ones in some browsers. */
export function CompareTable({ caption, columns, rows, onRemove }: CompareTableProps) {
  const { t } = useTranslation('compare');
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className={css.frame}
      data-columns={columns.length}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
      <table role="table" className={css.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={css.corner}>
              <VisuallyHidden>{t('item')}</VisuallyHidden>
            </th>
            {columns.map(({ id, name, to, picture, action = <Details name={name} to={to} /> }) => (
              // Named by the name alone: screen readers say it before every cell.
              <th key={id} role="columnheader" scope="col" aria-label={name} className={css.column}>
                {picture === undefined ? null : <img src={picture} alt="" width={60} height={72} className={css.picture} />}
                <div className={css.head}>
                  <IconButton icon={X} label={t('remove', { name })} className={`${css.remove} noPrint`} onClick={() => onRemove(id)} />
                  <span className={css.name}>{name}</span>
                </div>
                {action}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ label, values }, index) => (
            <tr key={label} role="row" className={cx(index === 0 && css.price, values.length > 1 && values.every((value) => value === values[0]) && css.same)}>
              <th role="rowheader" scope="row">
                {label}
              </th>
              {columns.map(({ id }, column) => (
                <td key={id} role="cell">
                  {values[column] === undefined ? (
                    <span className={css.none}>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{t('none')}</VisuallyHidden>
                    </span>
                  ) : (
                    <Value text={values[column]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
          {columns.every(({ action }) => action === undefined) ? null : (
            <tr role="row" className={css.links}>
              <th role="rowheader" scope="row">
                {t('details')}
              </th>
              {columns.map(({ id, name, to }) => (
                <td key={id} role="cell">
                  <Details name={name} to={to} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </section>
  );
}

function Details({ name, to }: Pick<CompareColumn, 'name' | 'to'>) {
  const { t } = useTranslation('compare');
  return (
    <ButtonLink to={to} size={44} className={css.link}>
      {t('details')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </ButtonLink>
  );
}
