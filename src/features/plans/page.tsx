import type { QueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getPlanCategoriesQueryOptions, getPlanDetailQueryOptions, getPlanSectionsQueryOptions, usePlanCategories } from '@/api/generated/plans';
import { COMPARED_QUERY, MAX_COMPARED } from '@/components/compared-query';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { Compared, ListOrComparison, useCompared } from '@/components/list-or-comparison';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { readSearch, type StateOf, useSearchState } from '@/components/search-params';
import { Button } from '@/ui/button';
import { PillGroup } from '@/ui/pill-group';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { TabPanel, Tabs } from '@/ui/tabs';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './page.module.css';
import { PlanList, SectionsSkeleton } from './plan-list.tsx';
import { ALL, EVERY_SECTION, isOneList, NEEDS, ORDERS, orderOf, PAGE_SIZE, PLANS_PARAMS, toCategory } from './search-params.ts';

/** Prefetches the list or the comparison of the URL. */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const state = readSearch(PLANS_PARAMS, new URL(request.url).search);
  const { category, page, compare, comparing } = state;
  for (const id of compare) void queryClient.prefetchQuery(getPlanDetailQueryOptions(id, { query: COMPARED_QUERY }));
  if (!comparing) {
    void queryClient.prefetchQuery(getPlanCategoriesQueryOptions());
    void queryClient.prefetchQuery(getPlanSectionsQueryOptions(category, isOneList(state) ? EVERY_SECTION : { pageNumber: page, pageSize: PAGE_SIZE }));
  }
}

const CompareView = lazyPart(async () => (await import('./compare-view')).CompareView, 'compare');
const FoundPlans = lazyPart(async () => (await import('./found-plans')).FoundPlans);
// With its words, once a plan is chosen.
const PlanTray = lazyPart(async () => (await import('./plan-tray')).PlanTray, 'compare');
const NEXT = [FoundPlans, PlanTray];

const CATEGORY_TABS = 'plan-category';

/** Monthly plans (ROUTE-02): the list or the comparison. */
export function Component() {
  const { comparing } = useSearchState(PLANS_PARAMS).state;
  return <ListOrComparison comparing={comparing} List={ListView} Comparison={CompareView} />;
}

/** Plan sections by category with paging, and the compare tray. */
function ListView() {
  const { t } = useTranslation('plans');
  usePreload(NEXT);
  const { state, to, push, replace } = useSearchState(PLANS_PARAMS);
  const { compare, need } = state;
  const order = orderOf(state);
  const categories = usePlanCategories();
  const heading = useRef<HTMLHeadingElement>(null);
  const { compared, tray } = useCompared(compare, (ids) => replace({ compare: ids }));

  // The URL may name a category that no longer exists: all plans are shown then.
  const category = categories.data?.some(({ id }) => id === state.category) === false ? ALL : state.category;

  const name = category === ALL ? t('categories.all') : (categories.data?.find(({ id }) => id === category)?.name ?? t('categories.chosen'));
  const showAll = () => {
    push(toCategory(ALL));
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageMeta title={t('title')} description={t('description', { max: MAX_COMPARED })} />
      <div className={pageClass}>
        <PageHead title={t('title')} />
        <p className="lead">{t('lead', { max: MAX_COMPARED })}</p>
        <CategoryStrip category={category} onChange={(id) => push(toCategory(id))} />
        <TabPanel tabs={CATEGORY_TABS} value={category} focusable={false}>
          <Compared value={compared}>
            <PlanFinder need={need} order={order} onChange={(change) => replace({ ...change, page: 1 })} />
            {isOneList(state) ? (
              <>
                <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
                  {name}
                </VisuallyHidden>
                <FoundPlans
                  category={category}
                  need={need}
                  order={order}
                  onAll={showAll}
                  onReset={() => {
                    heading.current?.focus({ preventScroll: true });
                    replace({ need: 0, order: 'sections', page: 1 });
                  }}
                  skeleton={<SectionsSkeleton />}
                />
              </>
            ) : (
              <PlanList category={category} name={name} heading={heading} onAll={showAll} />
            )}
          </Compared>
        </TabPanel>
      </div>
      <PlanTray {...tray} to={to({ comparing: true })} />
    </>
  );
}

/** Scrollable category tabs, "All" first (PLAN-01). "All" and the category in the URL are shown while the categories load or when they fail to load. */
function CategoryStrip({ category, onChange }: { category: string; onChange: (category: string) => void }) {
  const { t } = useTranslation('plans');
  const { data, isError, isFetching, refetch } = usePlanCategories();
  const loading = data === undefined && !(isError && !isFetching);
  const fallback = category === ALL ? [] : [{ id: category, name: t('categories.chosen') }];
  const items = [{ id: ALL, name: t('categories.all') }, ...(data ?? fallback)];
  return (
    <Tabs
      id={CATEGORY_TABS}
      variant="strip"
      activation="manual"
      label={t('categories.label')}
      items={items.map(({ id, name }) => ({ id, label: name }))}
      value={category}
      onChange={onChange}
      className={`${css.strip} noPrint`}
      after={
        loading ? (
          <span className={css.waiting} aria-hidden="true">
            <Skeleton count={5} width="6.5rem" height="2.75rem" radius="input" />
          </span>
        ) : isError ? (
          <Button icon={RotateCw} variant="quiet" size={44} onClick={() => void refetch()}>
            {t('categories.failed')}
          </Button>
        ) : null
      }
    />
  );
}

type PlanFinderProps = Pick<StateOf<typeof PLANS_PARAMS>, 'need' | 'order'>;

/** How many GB the visitor needs, and the order of the plans. */
function PlanFinder({ need, order, onChange }: PlanFinderProps & { onChange: (change: Partial<PlanFinderProps>) => void }) {
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
