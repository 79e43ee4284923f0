import { useTranslation } from 'react-i18next';
import { usePlanCategories, usePlanSections } from '@/api/generated/plans';
import { useTopUpOffer } from '@/api/generated/top-up';
import { ListRow } from '@/components/account-links';
import { CardSkeleton, optionalRead } from '@/components/query-state';
import { moneyText } from '@/lib/money';
import { paths } from '@/lib/paths';
import { ListRows } from '@/ui/lists';
import { amountOf, chargeOf } from './amounts.ts';
import { planCosts } from './plan-costs.ts';
import css from './plan-costs-view.module.css';
import type { UsageRecord } from './usage-record.ts';

const KB_IN_GB = 1024 * 1024;
const MAX_SHOWN = 5;
/** All sections in one request: the contract's largest page. */
const EVERY_SECTION = { pageNumber: 1, pageSize: 100 } as const;

const textOf = (mop: number) => moneyText(mop.toFixed(2));

/** What the period would have cost on each plan of the first category, from the customer's own use. */
export function PlanCosts({ record: { entries } }: { record: UsageRecord }) {
  const { t } = useTranslation('usage');
  const [category] = usePlanCategories(optionalRead).data ?? [];
  const sections = usePlanSections(category?.id ?? '', EVERY_SECTION, { query: { ...optionalRead.query, enabled: category !== undefined } });
  const offer = useTopUpOffer(optionalRead);
  const used = amountOf(entries.filter(({ kind }) => kind === 'data')) / KB_IN_GB;
  const other = Number(chargeOf(entries));
  if (sections.isPending || offer.isPending) {
    return <CardSkeleton height="16rem" />;
  }
  const plans = new Map(sections.data?.rows.flatMap(({ apiPlanSectionDataVO }) => apiPlanSectionDataVO.map((plan) => [plan.id, plan])));
  const costs = planCosts(used, other, [...plans.values()], offer.data?.plans ?? []).slice(0, MAX_SHOWN);
  if (category === undefined || costs.length === 0) return <p>{t('costs.none')}</p>;
  return (
    <>
      <p className={css.basis}>{t('costs.basis', { gb: used.toFixed(1), other: textOf(other), category: category.name })}</p>
      <ListRows>
        {costs.map(({ id, name, fee, bought, boughtPrice, total }) => (
          <ListRow
            key={id}
            to={paths.plan(id)}
            title={name}
            text={bought === 0 ? t('costs.fee', { fee: textOf(fee) }) : t('costs.withTopUp', { fee: textOf(fee), gb: bought, price: textOf(boughtPrice) })}
            fact={<strong>{textOf(total)}</strong>}
          />
        ))}
      </ListRows>
    </>
  );
}
