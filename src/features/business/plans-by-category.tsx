import { useTranslation } from 'react-i18next';
import { useBusinessPlanCategories, useBusinessPlans } from '@/api/generated/business';
import { brand } from '@/brand/brand';
import { HotlineLink } from '@/components/links';
import { QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { needId } from '@/lib/paths';
import { EmptyState } from '@/ui/no-content';
import { TabPanel, Tabs } from '@/ui/tabs';
import { PlanCard } from './plan-card.tsx';
import css from './plans-by-category.module.css';
import { CardsSkeleton, PageSkeleton } from './plans-skeleton.tsx';

import { BUSINESS_PARAMS } from './search-params.ts';

const TABS_ID = 'business-category';

/** Category tabs and the plans of the selected category, which the query string holds (BIZ-01). */
export function PlansByCategory() {
  const { t } = useTranslation('business');
  const { state, push } = useSearchState(BUSINESS_PARAMS);
  const query = useBusinessPlanCategories();

  return (
    <QueryState
      query={query}
      skeleton={<PageSkeleton />}
      isEmpty={(categories) => categories.length === 0}
      empty={<NoPlans title={t('plans.noneTitle')} text={t('plans.noneText', { hotline: brand.hotline })} />}
    >
      {(categories) => {
        // The URL may name a category that no longer exists: the first one is shown then.
        const current = categories.find(({ id }) => id === state.category) ?? categories[0];
        return current === undefined ? null : (
          <>
            <Tabs
              id={TABS_ID}
              variant="strip"
              activation="manual"
              label={t('plans.tabs')}
              items={categories.map(({ id, name }) => ({ id, label: name }))}
              value={current.id}
              onChange={(category) => push({ category }, { keepScroll: true })}
              className={`${css.strip} noPrint`}
            />
            <TabPanel tabs={TABS_ID} value={current.id} focusable={false} className={css.panel}>
              <h2 className={css.heading}>{current.name}</h2>
              <Plans key={current.id} category={needId(current.id)} />
            </TabPanel>
          </>
        );
      }}
    </QueryState>
  );
}

function Plans({ category }: { category: string }) {
  const { t } = useTranslation('business');
  const query = useBusinessPlans(category);
  return (
    <QueryState
      query={query}
      skeleton={<CardsSkeleton />}
      isEmpty={(plans) => plans.length === 0}
      empty={<NoPlans title={t('plans.emptyTitle')} text={t('plans.emptyText', { hotline: brand.hotline })} />}
    >
      {(plans) => (
        <ul className={css.grid}>
          {plans.map((plan) => (
            <li key={plan.title}>
              <PlanCard plan={plan} />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function NoPlans({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState level={3} title={title} className={css.empty} action={<HotlineLink />}>
      {text}
    </EmptyState>
  );
}
