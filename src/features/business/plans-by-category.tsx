import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBusinessPlanCategories, useBusinessPlans } from '@/api/business';
import { brand } from '@/brand/brand';
import { QueryState } from '@/components/query-state';
import { needId } from '@/lib/ids';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { TabPanel, Tabs } from '@/ui/tabs';
import { CATEGORY_PARAM } from './category.ts';
import { PlanCard } from './plan-card.tsx';
import css from './plans-by-category.module.css';
import { CardsSkeleton, PageSkeleton } from './plans-skeleton.tsx';

const TABS_ID = 'business-category';

/** Category tabs and the plans of the selected category, which the query string holds (BIZ-01). */
export function PlansByCategory() {
  const { t } = useTranslation('business');
  const [params, setParams] = useSearchParams();
  const query = useBusinessPlanCategories({ query: { retryOnMount: false } });
  const selectCategory = (id: string) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.set(CATEGORY_PARAM, id);
        return next;
      },
      // Each selection is a history entry; the scroll position stays.
      { preventScrollReset: true },
    );

  return (
    <QueryState
      query={query}
      skeleton={<PageSkeleton />}
      isEmpty={(categories) => categories.length === 0}
      empty={<NoPlans title={t('plans.noneTitle')} text={t('plans.noneText', { hotline: brand.hotline })} />}
    >
      {(categories) => {
        // The URL may name a category that no longer exists: the first one is shown then.
        const current = categories.find(({ id }) => id === params.get(CATEGORY_PARAM)) ?? categories[0];
        return current === undefined ? null : (
          <>
            <Tabs
              id={TABS_ID}
              look="strip"
              activation="manual"
              label={t('plans.tabs')}
              items={categories.map(({ id, name }) => ({ id, label: name }))}
              value={current.id}
              onChange={selectCategory}
              className={css.strip}
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
  const query = useBusinessPlans(category, { query: { retryOnMount: false } });
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
  const { t } = useTranslation();
  return (
    <EmptyState
      level={3}
      title={title}
      className={css.empty}
      action={
        <a href={`tel:${brand.hotline}`} className={buttonClass()}>
          {t('hotline.call', { number: brand.hotline })}
        </a>
      }
    >
      {text}
    </EmptyState>
  );
}
