import { useTranslation } from 'react-i18next';
import { PillGroup } from '@/ui/pill-group';
import { Select } from '@/ui/select';
import css from './plan-finder.module.css';
import { NEEDS, ORDERS, type Order } from './search-params.ts';

interface PlanFinderProps {
  /** Local data in GB; 0 = any. */
  need: number;
  order: Order;
  onChange: (change: { need?: number; order?: Order }) => void;
}

/** How many GB the visitor needs, and the order of the plans. */
export function PlanFinder({ need, order, onChange }: PlanFinderProps) {
  const { t } = useTranslation('plans');
  return (
    <div className={`${css.finder} noPrint`}>
      <PillGroup
        label={t('finder.need')}
        options={NEEDS.map((gb) => ({ value: String(gb), label: gb === 0 ? t('finder.any') : t('finder.atLeast', { gb }) }))}
        value={String(need)}
        onChange={(value) => onChange({ need: Number(value) })}
      />
      <Select
        label={t('finder.order')}
        options={ORDERS.filter((value) => need === 0 || value !== 'sections').map((value) => ({ value, label: t(`finder.orders.${value}`) }))}
        value={order}
        onChange={(event) => onChange({ order: ORDERS.find((each) => each === event.target.value) ?? 'sections' })}
        fieldClassName={css.order}
      />
    </div>
  );
}
