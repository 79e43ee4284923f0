import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { filterRows, splitRows } from './filter-rows.ts';
import { PIECE, type RateColumn, RateTable } from './rate-table.tsx';
import type { Rate } from './rates.ts';
import css from './tariff.module.css';
import { TariffFilter } from './tariff-filter.tsx';
import { TariffSkeleton } from './tariff-skeleton.tsx';

interface TariffProps {
  plan: 'plan00' | 'plan060';
  prefix: '00' | '060';
  columns: readonly RateColumn[];
  /** See `TariffPage`. */
  otherCharges: readonly string[];
  /** Undefined while they are loading. */
  rates: readonly Rate[] | undefined;
  text: string;
  onText: (text: string) => void;
  /** A way on beside the count. */
  children: ReactNode;
}

const NONE: readonly Rate[] = [];

/** Filter and table. The table follows the field a moment later, so that typing never waits for 200 rows. */
export function Tariff({ plan, prefix, columns, otherCharges, rates, text, onText, children }: TariffProps) {
  const { t } = useTranslation('idd');
  const wanted = useDeferredValue(text).trim();
  const otherCountries = t('otherCountries');
  const { listed, others } = useMemo(
    () => splitRows(rates ?? NONE, { country: otherCountries, countryCode: '-', charges: otherCharges }),
    [rates, otherCountries, otherCharges],
  );
  const all = useMemo(() => Array.from({ length: Math.ceil(listed.length / PIECE) }, (_, at) => listed.slice(at * PIECE, (at + 1) * PIECE)), [listed]);
  const pieces = useMemo(() => all.map((rows) => filterRows(rows, wanted, prefix)), [all, wanted, prefix]);
  const count = pieces.reduce((sum, rows) => sum + rows.length, 0);

  const found = (): string => {
    if (wanted === '') return t('filter.all', { count });
    return count === 0 ? t(`${plan}.none`, { text: wanted }) : t('filter.found', { count });
  };
  return (
    <>
      <TariffFilter text={text} onText={onText} found={rates === undefined ? t('loading') : found()}>
        {children}
      </TariffFilter>
      <p className={css.unit}>{t('perMinute')}</p>
      {rates === undefined ? <TariffSkeleton columns={columns} /> : <RateTable caption={t(`${plan}.caption`)} {...{ columns, pieces, others }} />}
    </>
  );
}
