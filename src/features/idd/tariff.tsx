import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountrySearch } from '@/components/use-country-search';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { GROUP_SIZE, type RateColumn, RateTable } from './rate-table.tsx';
import { matchRates, type Rate, splitRows } from './rates.ts';
import css from './tariff.module.css';

interface TariffProps {
  prefix: '00' | '060';
  columns: readonly RateColumn[];
  otherCharges: readonly string[];
  /** Undefined while loading. */
  rates: readonly Rate[] | undefined;
  text: string;
  onTextChange: (text: string) => void;
  /** Link beside the count. */
  children: ReactNode;
}

const NO_RATES: readonly Rate[] = [];

/** Filter and table; the table renders deferred, so that 200 rows never delay typing. Where nothing matches, it shows every row. */
export function Tariff({ prefix, columns, otherCharges, rates, text, onTextChange, children }: TariffProps) {
  const { t } = useTranslation('idd');
  const filter = useDeferredValue(text).trim();
  const otherCountries = t('otherCountries');
  const { listed, others } = useMemo(
    () => splitRows(rates ?? NO_RATES, { country: otherCountries, countryCode: '-', charges: otherCharges }),
    [rates, otherCountries, otherCharges],
  );
  const allGroups = useMemo(
    () => Array.from({ length: Math.ceil(listed.length / GROUP_SIZE) }, (_, index) => listed.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE)),
    [listed],
  );
  const [activated, setActivated] = useState(false);
  const names = useMemo(() => listed.map(({ country }) => country), [listed]);
  const { search, pending } = useCountrySearch(names, activated || filter !== '');
  const { rows, similar } = useMemo(() => matchRates(listed, filter, prefix, search), [listed, filter, prefix, search]);
  const count = filter === '' ? listed.length : rows.size;
  const isFiltered = filter !== '' && count > 0;
  const groups = useMemo(() => (isFiltered ? allGroups.map((group) => group.filter((rate) => rows.has(rate))) : allGroups), [isFiltered, allGroups, rows]);

  const statusText = (): string => {
    if (filter === '') return t('filter.all', { count });
    if (count === 0) return pending ? t('filter.searching') : t('filter.none', { text: filter });
    return similar ? t('filter.similar', { count, text: filter }) : t('filter.found', { count });
  };
  return (
    <>
      <search className={`${css.filter} noPrint`}>
        <TextField
          type="search"
          label={t('filter.label')}
          hint={t('filter.hint')}
          value={text}
          suffix={<Icon icon={Search} />}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={60}
          onFocus={() => setActivated(true)}
          onChange={(event) => onTextChange(event.currentTarget.value)}
        />
        <div className={css.below}>
          <p role="status" className={css.found}>
            {rates === undefined ? t('loading') : statusText()}
          </p>
          {children}
        </div>
      </search>
      <p className={css.unit}>{t(`plan${prefix}.charged`)}</p>
      {rates === undefined ? (
        // The filter's status announces the loading.
        <div className={css.skeleton} aria-hidden="true">
          <Skeleton count={12} height="2rem" />
        </div>
      ) : (
        <RateTable caption={t(`plan${prefix}.caption`)} columns={columns} groups={groups} others={isFiltered && !similar ? undefined : others} />
      )}
    </>
  );
}
