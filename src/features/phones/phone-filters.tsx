import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Select } from '@/ui/select';
import css from './phone-filters.module.css';
import { type Filters, isFiltered, NETWORKS, NO_FILTERS, ORDERS, PRICES } from './search-params.ts';

interface PhoneFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

const figure = (text: string | undefined) => Number(text).toLocaleString('en');

/** Order, price, network and stock of the phone list; on phones what filters is folded. */
export function PhoneFilters({ filters, onChange }: PhoneFiltersProps) {
  const { t } = useTranslation('phones');
  const [open, setOpen] = useState(false);
  const { price, network, inStock, order } = filters;
  const count = [price !== NO_FILTERS.price, network !== NO_FILTERS.network, inStock].filter(Boolean).length;

  const priceText = (value: Filters['price']) => {
    const [above, upTo] = value.split('-');
    if (value === 'any') return t('filters.anyPrice');
    if (!upTo) return t('filters.above', { above: figure(above) });
    return above === '0' ? t('filters.upTo', { upTo: figure(upTo) }) : t('filters.between', { above: figure(above), upTo: figure(upTo) });
  };
  return (
    <fieldset aria-label={t('filters.label')} className={`${css.filters} noPrint`}>
      <Button aria-expanded={open} className={css.toggle} onClick={() => setOpen(!open)}>
        {count === 0 ? t('filters.open') : t('filters.openSet', { count })}
        <Icon icon={ChevronDown} />
      </Button>
      <Select
        label={t('filters.order')}
        options={ORDERS.map((value) => ({ value, label: t(`filters.orders.${value}`) }))}
        value={order}
        onChange={({ target }) => onChange({ order: ORDERS.find((value) => value === target.value) ?? 'shop' })}
        fieldClassName={css.order}
      />
      <div className={cx(css.folded, open && css.open)}>
        <Select
          label={t('filters.price')}
          options={PRICES.map((value) => ({ value, label: priceText(value) }))}
          value={price}
          onChange={({ target }) => onChange({ price: PRICES.find((value) => value === target.value) ?? 'any' })}
        />
        <Select
          label={t('filters.network')}
          options={NETWORKS.map((value) => ({ value, label: value === 'any' ? t('filters.anyNetwork') : value }))}
          value={network}
          onChange={({ target }) => onChange({ network: NETWORKS.find((value) => value === target.value) ?? 'any' })}
        />
        <Checkbox checked={inStock} onChange={({ target }) => onChange({ inStock: target.checked })} className={css.stock}>
          {t('filters.inStock')}
        </Checkbox>
      </div>
      {isFiltered(filters) ? (
        <Button variant="quiet" size={44} className={css.reset} onClick={() => onChange(NO_FILTERS)}>
          {t('filters.reset')}
        </Button>
      ) : null}
    </fieldset>
  );
}
