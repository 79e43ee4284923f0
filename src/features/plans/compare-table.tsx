import { EqualNot, X } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { money } from '#operator';
import type { PlanDetailQueryResult } from '@/api/generated/plans';
import { paths } from '@/lib/paths';
import { readPrice } from '@/lib/price-text';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { IconButton } from '@/ui/icon-button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { type CompareValue, compareRows } from './compare-rows.ts';
import css from './compare-table.module.css';

interface CompareTableProps {
  columns: readonly { id: string; plan: PlanDetailQueryResult }[];
  onRemove: (id: string) => void;
}

/** Plans as columns, facts as rows. On phones the label of a row is above its values; the roles are explicit because this layout removes the native ones in some browsers. */
export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const { t } = useTranslation('plans');
  const captionId = useId();
  const rows = compareRows(
    columns.map(({ plan }) => plan),
    { fee: t('compare.fee'), total: t('compare.total'), free: t('compare.free') },
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-labelledby={captionId} tabIndex={0} className={css.frame} data-plans={columns.length} style={{ '--plans': columns.length } as CSSProperties}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
      <table role="table" className={css.table}>
        <VisuallyHidden as="caption" id={captionId}>
          {t('compare.caption')}
        </VisuallyHidden>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={css.corner}>
              {t('compare.item')}
            </th>
            {columns.map(({ id, plan }) => (
              // Named by the plan alone: screen readers say it before every cell.
              <th key={id} role="columnheader" scope="col" aria-label={plan.planSectionInfoTitleVO.title} className={css.plan}>
                <div className={css.head}>
                  <span className={css.name}>{plan.planSectionInfoTitleVO.title}</span>
                  <IconButton
                    icon={X}
                    label={t('compare.remove', { name: plan.planSectionInfoTitleVO.title })}
                    className={css.remove}
                    onClick={() => onRemove(id)}
                  />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ label, cells, differs }, index) => (
            <tr key={label} role="row" className={cx(index === 0 && css.fee, differs && css.differs)}>
              <th role="rowheader" scope="row">
                <div className={css.label}>
                  {label}
                  {differs ? (
                    <Badge tone="warm" icon={EqualNot}>
                      {t('compare.differs')}
                    </Badge>
                  ) : null}
                </div>
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column]?.id} role="cell">
                  {cell.length === 0 ? <span className={css.none}>{t('compare.none')}</span> : <Values values={cell} />}
                </td>
              ))}
            </tr>
          ))}
          <tr role="row" className={css.links}>
            <th role="rowheader" scope="row">
              {t('compare.details')}
            </th>
            {columns.map(({ id, plan }) => (
              <td key={id} role="cell">
                <Link to={paths.plan(id)} className={buttonClass({ size: 44 }, css.link)}>
                  {t('compare.details')}
                  <VisuallyHidden> {plan.planSectionInfoTitleVO.title}</VisuallyHidden>
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </section>
  );
}

/** Values of one plan, each with the ways that it applies to. */
function Values({ values }: { values: readonly CompareValue[] }) {
  return (
    <ul className={css.values}>
      {values.map(({ value, ways }) => (
        <li key={value}>
          <b className={css.value}>
            <PriceText text={value} />
          </b>
          {ways.map((way) => (
            <span key={way} className={css.way}>
              {way}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Price that can only wrap after the currency. */
function PriceText({ text }: { text: string }) {
  const price = readPrice(text);
  if (price === undefined) return text;
  return (
    <>
      <small className={css.currency}>{money.sign}</small>
      <wbr />
      <span className={css.figure}>
        {price.amount}
        {price.cents === undefined ? '' : `.${price.cents}`}
      </span>
    </>
  );
}
