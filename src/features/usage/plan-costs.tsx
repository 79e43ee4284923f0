import { useTranslation } from 'react-i18next';
import { type PlanChip, usePlanCategories, usePlanSections } from '@/api/generated/plans';
import { type TopUpPlan, useTopUpOffer } from '@/api/generated/top-up';
import { ListRow } from '@/components/account-links';
import { CardSkeleton, optionalRead } from '@/components/query-state';
import { thresholdParts } from '@/lib/data-amount';
import { moneyText } from '@/lib/money';
import { paths } from '@/lib/paths';
import { ListRows } from '@/ui/lists';
import css from './plan-costs.module.css';
import { amountOf, chargeOf, KB_IN_GB, type UsageRecord } from './usage-record.ts';

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
  if (sections.isPending || offer.isPending) return <CardSkeleton height="16rem" />;
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

type Plan = Pick<PlanChip, 'id' | 'datagb' | 'monthplan'> & { name?: string | undefined };

/** More than a customer buys in a month. */
const MAX_GB = 500;

/** The cheapest top-ups by the least GB that they have together, up to `most`; undefined where none reach so far. */
function cheapest(packs: readonly TopUpPlan[], most: number): ({ gb: number; price: number } | undefined)[] {
  const sizes = packs.flatMap(({ dataThresholdUI, price }) => {
    const parts = thresholdParts(dataThresholdUI);
    return parts?.unit === 'GB' && Number(parts.figure) >= 1 ? [{ gb: Math.floor(Number(parts.figure)), price: Number(price) }] : [];
  });
  const best: ({ gb: number; price: number } | undefined)[] = [{ gb: 0, price: 0 }];
  for (let need = 1; need <= most; need += 1) {
    const ways = sizes.flatMap(({ gb, price }) => {
      const rest = best[Math.max(0, need - gb)];
      return rest === undefined ? [] : [{ gb: rest.gb + gb, price: rest.price + price }];
    });
    best.push(ways.toSorted((one, other) => one.price - other.price || other.gb - one.gb)[0]);
  }
  return best;
}

/**
 * What the use of a month would have cost on each plan, the cheapest first: its fee, the top-ups for data beyond it (`bought`, in GB), and charges that all
 * plans have alike, in MOP. Plans whose data no top-up fills up are left out.
 */
export function planCosts(usedGb: number, otherMop: number, plans: readonly Plan[], packs: readonly TopUpPlan[]) {
  const missing = (plan: Plan) => Math.max(0, Math.ceil(usedGb - Number(plan.datagb)));
  const best = cheapest(packs, Math.min(MAX_GB, Math.max(0, ...plans.map(missing))));
  return plans
    .flatMap((plan) => {
      const extra = best[missing(plan)];
      if (extra === undefined) return [];
      const fee = Number(plan.monthplan);
      return [{ id: plan.id, name: plan.name ?? `${plan.datagb} GB`, fee, bought: extra.gb, boughtPrice: extra.price, total: fee + extra.price + otherMop }];
    })
    .toSorted((one, other) => one.total - other.total);
}
