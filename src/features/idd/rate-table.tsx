import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/ui/class-names';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './rate-table.module.css';
import type { Rate } from './rates.ts';

/** Column of the tariff; its index is that in `Rate.charges`. */
export interface RateColumn {
  head: string;
  /** Short heading for narrow screens. */
  short: string;
  /** `0` means "not offered". */
  video?: boolean;
}

/** Rows per `<tbody>`, about one phone screen: the browser lays out each group when it becomes visible. */
export const GROUP_SIZE = 6;

interface RateTableProps {
  caption: string;
  columns: readonly RateColumn[];
  /** Countries in groups of up to {@link GROUP_SIZE}; the filter removes rows without regrouping. */
  groups: readonly (readonly Rate[])[];
  /** All other countries, the last row. */
  others: Rate | undefined;
}

/**
 * Tariff as a table, or as one card per country on narrow screens. Memoised: `columns` and `groups` must keep their identity. The roles are
 * explicit because the layout of the cards removes the native ones.
 */
export const RateTable = memo(function RateTable({ caption, columns, groups, others }: RateTableProps) {
  const { t } = useTranslation('idd');
  return (
    <div className={css.frame} style={{ '--charges': columns.length } as CSSProperties}>
      {/* biome-ignore lint/a11y/noRedundantRoles: display:grid removes the native roles in some browsers */}
      <table role="table" className={css.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('country')}
            </th>
            <th role="columnheader" scope="col">
              {t('code')}
            </th>
            {columns.map(({ head, short }) => (
              <th key={head} role="columnheader" scope="col" className={css.figure}>
                <span className={css.full}>{head}</span>
                <span className={css.short} aria-hidden="true">
                  {short}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((rows, index) =>
          rows.length === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by position
            <tbody key={index} role="rowgroup" className={css.piece} style={{ '--rows': rows.length } as CSSProperties}>
              {rows.map((row) => (
                <RateRow key={`${row.countryCode} ${row.country}`} rate={row} columns={columns} />
              ))}
            </tbody>
          ),
        )}
        {others === undefined ? null : (
          <tbody role="rowgroup">
            <RateRow rate={others} columns={columns} last />
          </tbody>
        )}
        {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      </table>
    </div>
  );
});

/** Memoised, so that the filter renders only new rows. */
const RateRow = memo(function RateRow({ rate, columns, last }: { rate: Rate; columns: readonly RateColumn[]; last?: boolean }) {
  const { country, countryCode, charges } = rate;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as in the table
    <tr role="row" className={cx(last && css.others)}>
      <th role="rowheader" scope="row" className={css.country}>
        {country}
      </th>
      <td role="cell" className={cx(css.code, countryCode === '-' && css.noCode)}>
        {countryCode === '-' ? null : <span aria-hidden="true">+</span>}
        <Charge value={countryCode} />
      </td>
      {columns.map(({ head, video }, index) => {
        const value = charges[index] ?? '-';
        return (
          <td key={head} role="cell" className={css.figure}>
            {/* Zero is never shown beside the word (decision B92). */}
            <span className={css.value}>{video && Number(value) === 0 ? <NotOffered /> : <Charge value={value} />}</span>
          </td>
        );
      })}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as in the table
  );
});

/** Charge in MOP per minute, or a word; screen readers read a dash as "not applicable". */
function Charge({ value }: { value: string }) {
  // A tariff has a thousand charges: only dashes call the translation hook.
  return value === '-' ? <NotApplicable /> : value;
}

function NotApplicable() {
  const { t } = useTranslation('idd');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('notApplicable')}</VisuallyHidden>
    </>
  );
}

function NotOffered() {
  const { t } = useTranslation('idd');
  return <small className={css.none}>{t('notOffered')}</small>;
}
