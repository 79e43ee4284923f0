import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanCategories } from '@/api/generated/plans';
import { MAX_COMPARED } from '@/components/compared-query';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { Compared, useCompared } from '@/components/list-or-comparison';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { useSearchState } from '@/components/search-params';
import { TabPanel } from '@/ui/tabs';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { CATEGORY_TABS, CategoryStrip } from './category-strip.tsx';
import { PlanFinder } from './plan-finder.tsx';
import { PlanList } from './plan-list.tsx';
import { ALL, isOneList, orderOf, PLANS_PARAMS, toCategory } from './search-params.ts';
import { SectionsSkeleton } from './sections-skeleton.tsx';

const FoundPlans = lazyPart(async () => (await import('./found-plans')).FoundPlans);
// With its words, once a plan is chosen.
const PlanTray = lazyPart(async () => (await import('./plan-tray')).PlanTray, 'compare');
const NEXT = [FoundPlans, PlanTray];

/** Plan sections by category with paging, and the compare tray. */
export function ListView() {
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
        <CategoryStrip query={categories} category={category} onChange={(id) => push(toCategory(id))} />
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
                  skeleton={<SectionsSkeleton label={t('list.loading')} />}
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
