import { useTranslation } from 'react-i18next';
import { money } from '#operator';
import { Phrases } from '@/components/phrases';
import type { RoamPlan } from '@/components/roam-card';
import { Badge } from '@/ui/badge';
import css from './trip-costs.module.css';

const figures = new Intl.NumberFormat('en-US');

/** What a trip of some days costs with each plan, side by side. */
export function TripCosts({ plans, days }: { plans: readonly RoamPlan[]; days: number }) {
  const { t } = useTranslation('trip');
  const title = t('costs', { count: days });
  const costs = tripCosts(plans, days);
  if (costs.length === 0) return null;
  /** One plan for each use: the trip needs both. */
  const together = plans.length === 2 && costs.length === 2 && (['data', 'calls'] as const).every((use) => plans.some((plan) => plan.use === use));
  const priced = (amount: number) => `${money.sign}${figures.format(amount)}`;
  return (
    <section aria-label={title} className={css.costs}>
      <h4 className={css.title}>{title}</h4>
      <ul aria-label={title}>
        {costs.map(({ id, name, total, times, price, more, cheapest }) => (
          <li key={id} className={css.cost}>
            <span className={css.name}>
              <Phrases text={name} />
              {times === 1 ? null : <small className={css.sum}>{`${times} × ${priced(price)}`}</small>}
            </span>
            <span className={css.figure}>
              {cheapest ? <Badge tone="lamp">{t('cheapest')}</Badge> : null}
              {more === 0 ? null : <small className={css.sum}>{t('more', { amount: priced(more) })}</small>}
              <b>{priced(total)}</b>
            </span>
          </li>
        ))}
        {together ? (
          <li className={css.cost}>
            <b>{t('together')}</b>
            <b className={css.figure}>{priced(costs.reduce((sum, { total }) => sum + total, 0))}</b>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** Days that are assumed first for an answer about the length of the trip. */
export const usualDays = (min: number, max: number): number => Math.min(max, min + 2);

/** What a trip costs in MOP with each plan that has a price in figures, cheapest first within a use; `price` is for each started `days`. */
export function tripCosts(plans: readonly RoamPlan[], days: number) {
  const costs = plans.flatMap((plan) => {
    if (plan.price === undefined || plan.days === undefined) return [];
    /** Purchases that the trip needs: days of a day pass. */
    const times = Math.ceil(days / plan.days);
    const price = Number(plan.price);
    return [{ id: plan.id, name: plan.cardtitleMap.top, use: plan.use, price, times, total: times * price }];
  });
  return [...new Set(costs.map(({ use }) => use))].flatMap((use) => {
    const same = costs.filter((cost) => cost.use === use).sort((one, other) => one.total - other.total);
    const lowest = same[0]?.total ?? 0;
    const unique = same.filter(({ total }) => total === lowest).length === 1;
    // More than the cheapest for the same use, and whether it is cheaper than all others.
    return same.map((cost) => ({ ...cost, more: cost.total - lowest, cheapest: same.length > 1 && unique && cost.total === lowest }));
  });
}
