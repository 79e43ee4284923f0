import { useTranslation } from 'react-i18next';
import { useHomePlans, usePlanCategories } from '@/api/generated/plans';
import { brand } from '@/brand/brand';
import { PlanCard } from '@/components/plan-card';
import { QueryState } from '@/components/query-state';
import { panelClass } from '@/components/section-heading';
import { needId, paths } from '@/lib/paths';
import { EmptyState } from '@/ui/no-content';
import { CardRow } from './card-row';
import { PlansSkeleton } from './skeletons';
import { TabbedSection } from './tabbed-section';

/** Monthly plans by category (HOME-06). */
export function PlansSection() {
  const { t } = useTranslation('home');
  const query = usePlanCategories();
  return (
    <TabbedSection name="plans" to={paths.plans()} query={query} skeleton={<PlansSkeleton label={t('plans.loading')} />} empty={<NoPlans />}>
      {(category) => <CategoryPlans category={category} />}
    </TabbedSection>
  );
}

function CategoryPlans({ category }: { category: { id: string; name: string } }) {
  const { t } = useTranslation('home');
  const query = useHomePlans(needId(category.id));
  return (
    <QueryState query={query} skeleton={<PlansSkeleton label={t('plans.loading')} />} isEmpty={(plans) => plans.length === 0} empty={<NoPlans />}>
      {(plans) => (
        <CardRow
          label={category.name}
          kind="plans"
          cards={plans.map((plan) => ({ id: plan.id, name: plan.cardtitleMap.top, card: <PlanCard plan={plan} href={paths.plan(plan.id)} /> }))}
        />
      )}
    </QueryState>
  );
}

function NoPlans() {
  const { t } = useTranslation('home');
  return (
    <EmptyState level={3} className={panelClass} title={t('plans.emptyTitle')}>
      {t('plans.emptyText', { hotline: brand.hotline })}
    </EmptyState>
  );
}
