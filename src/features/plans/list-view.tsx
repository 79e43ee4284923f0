import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanCategories } from '@/api/plans';
import { Breadcrumb } from '@/components/breadcrumb';
import { PageMeta } from '@/components/page-meta';
import { TabPanel } from '@/ui/tabs';
import { ALL, MOST_COMPARED } from './address.ts';
import { CATEGORY_TABS, CategoryStrip } from './category-strip.tsx';
import { CompareTray } from './compare-tray.tsx';
import css from './list-view.module.css';
import { PlanList } from './plan-list.tsx';
import { usePlansAddress } from './use-plans-address.ts';

/** Sections of plans by category, page by page, and the tray of plans to compare. */
export function ListView() {
  const { t } = useTranslation('plans');
  const { address, go, note } = usePlansAddress();
  const { page, compare } = address;
  const categories = usePlanCategories({ query: { retryOnMount: false } });
  const heading = useRef<HTMLHeadingElement>(null);
  // Counts refusals, so that each is announced.
  const [refused, setRefused] = useState(0);

  // An address may name a category that is no longer there: the customer came for plans and gets them all.
  const category = categories.data?.some(({ id }) => id === address.category) === false ? ALL : address.category;

  const compareOnly = (ids: readonly string[]) => {
    setRefused(0);
    note({ compare: ids });
  };
  const toggle = (id: string) => {
    if (compare.includes(id)) compareOnly(compare.filter((other) => other !== id));
    else if (compare.length < MOST_COMPARED) compareOnly([...compare, id]);
    else setRefused((times) => times + 1);
  };
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      <div className={`wrap ${css.page}`}>
        <Breadcrumb current={t('title')} />
        <h1 tabIndex={-1} className={css.title}>
          {t('title')}
        </h1>
        <p className={css.lead}>{t('lead')}</p>
        <CategoryStrip query={categories} category={category} onChange={(id) => go({ category: id })} />
        <TabPanel tabs={CATEGORY_TABS} value={category} focusable={false}>
          <PlanList
            category={category}
            name={category === ALL ? t('categories.all') : (categories.data?.find(({ id }) => id === category)?.name ?? t('categories.chosen'))}
            page={page}
            headingRef={heading}
            onPage={(to) => {
              go({ page: to });
              heading.current?.focus({ preventScroll: true });
            }}
            onAll={() => {
              go({ category: ALL });
              heading.current?.focus({ preventScroll: true });
            }}
            compare={compare}
            onToggle={toggle}
          />
        </TabPanel>
      </div>
      <CompareTray
        ids={compare}
        refused={refused}
        onRemove={(id) => {
          // The button goes with its plan: the focus stays in the list.
          heading.current?.focus({ preventScroll: true });
          toggle(id);
        }}
        onUnderstood={() => setRefused(0)}
      />
    </>
  );
}
