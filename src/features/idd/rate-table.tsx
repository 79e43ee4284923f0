import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/ui/class-names';
import { Charge, VideoCharge } from './charge.tsx';
import css from './rate-table.module.css';
import type { Rate } from './rates.ts';

/** One charge of the tariff, in the order of `Rate.charges`. */
export interface RateColumn {
  head: string;
  /** The head on a card, where there is little room. */
  short: string;
  /** `0` means "not offered". */
  video?: boolean;
}

/** Countries of one piece of the table, nearly what a phone shows: what comes into sight is laid out piece by piece. */
export const PIECE = 6;

interface RateTableProps {
  caption: string;
  columns: readonly RateColumn[];
  /** The countries in pieces ({@link PIECE}); what is filtered away leaves its piece, and the others stay where they are. */
  pieces: readonly (readonly Rate[])[];
  /** All other countries: always the last row, whatever is filtered. */
  others: Rate;
}

/**
 * A tariff: a table where there is room, otherwise a card a country with its charges side by side. Drawn again only when something in it
 * changes: `columns` and `pieces` must keep their identity. The roles are written out, because cards take the native ones away.
 */
export const RateTable = memo(function RateTable({ caption, columns, pieces, others }: RateTableProps) {
  const { t } = useTranslation('idd');
  const code = t('codeShort');
  return (
    <div className={css.frame} style={{ '--charges': columns.length } as CSSProperties}>
      {/* biome-ignore lint/a11y/noRedundantRoles: display:grid takes the native roles away in some browsers */}
      <table role="table" className={css.table}>
        <caption className="visuallyHidden">{caption}</caption>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('country')}
            </th>
            <th role="columnheader" scope="col">
              {t('code')}
            </th>
            {columns.map(({ head }) => (
              <th key={head} role="columnheader" scope="col" className={css.figure}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {pieces.map((rows, piece) =>
          rows.length === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place
            <tbody key={piece} role="rowgroup" className={css.piece} style={{ '--rows': rows.length } as CSSProperties}>
              {rows.map((row) => (
                <RateRow key={`${row.countryCode} ${row.country}`} rate={row} columns={columns} code={code} />
              ))}
            </tbody>
          ),
        )}
        <tbody role="rowgroup">
          <RateRow rate={others} columns={columns} code={code} last />
        </tbody>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      </table>
    </div>
  );
});

/** One country. Kept while it stays the same, so that the filter draws only what comes. */
const RateRow = memo(function RateRow({ rate, columns, code, last }: { rate: Rate; columns: readonly RateColumn[]; code: string; last?: boolean }) {
  const { country, countryCode, charges } = rate;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as in the table
    <tr role="row" className={cx(last && css.others)}>
      <th role="rowheader" scope="row" className={css.country}>
        {country}
      </th>
      <td role="cell" className={cx(css.code, countryCode === '-' && css.noCode)}>
        <span className={css.head} aria-hidden="true">
          {code}
        </span>
        <Charge value={countryCode} />
      </td>
      {columns.map(({ head, short, video }, at) => (
        <td key={head} role="cell" className={css.figure}>
          <span className={css.head} aria-hidden="true">
            {short}
          </span>
          <span className={css.value}>{video ? <VideoCharge value={charges[at] ?? '-'} /> : <Charge value={charges[at] ?? '-'} />}</span>
        </td>
      ))}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as in the table
  );
});
