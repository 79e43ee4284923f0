import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '#operator';
import type { RoamPlan } from '@/components/roam-card';
import { Badge } from '@/ui/badge';
import { tripCosts } from './trip-cost';
import css from './trip-costs.module.css';

const figures = new Intl.NumberFormat('en-US');

/** What a trip of some days costs with each plan, side by side. */
export function TripCosts({ plans, days }: { plans: readonly RoamPlan[]; days: number }) {
  const { t } = useTranslation('trip');
  const id = useId();
  const costs = tripCosts(plans, days);
  if (costs.length === 0) return null;
  const priced = (amount: number) => `${money.sign}${figures.format(amount)}`;
  return (
    <section aria-labelledby={id} className={css.costs}>
      <h4 id={id} className={css.title}>
        {t('costs', { count: days })}
      </h4>
      <ul aria-labelledby={id}>
        {costs.map(({ id: plan, name, total, times, price, more, cheapest }) => (
          <li key={plan} className={css.cost}>
            <span className={css.name}>
              {name}
              {times === 1 ? null : <small className={css.sum}>{`${times} × ${priced(price)}`}</small>}
            </span>
            <span className={css.figure}>
              {cheapest ? <Badge tone="lamp">{t('cheapest')}</Badge> : null}
              {more === 0 ? null : <small className={css.sum}>{t('more', { amount: priced(more) })}</small>}
              <b>{priced(total)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
