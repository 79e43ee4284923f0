import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanCategories } from '@/api/plans';
import { Breadcrumb } from '@/components/breadcrumb';
import { PageMeta } from '@/components/page-meta';
import { TabPanel } from '@/ui/tabs';
import { ALL, MAX_COMPARED } from './address.ts';
import { CATEGORY_TABS, CategoryStrip } from './category-strip.tsx';
import { CompareTray } from './compare-tray.tsx';
import css from './list-view.module.css';
import { PlanList } from './plan-list.tsx';
import { usePlansAddress } from './use-plans-address.ts';

/** Plan sections by category with paging, and the compare tray. */
export function ListView() {
  const { t } = useTranslation('plans');
  const { address, go, note } = usePlansAddress();
  const { page, compare } = address;
  const categories = usePlanCategories({ query: { retryOnMount: false } });
  const heading = useRef<HTMLHeadingElement>(null);
  // A counter, so that each rejection is announced.
  const [rejections, setRejections] = useState(0);

  // The URL may name a category that no longer exists: all plans are shown then.
  const category = categories.data?.some(({ id }) => id === address.category) === false ? ALL : address.category;

  const setCompared = (ids: readonly string[]) => {
    setRejections(0);
    note({ compare: ids });
  };
  const toggle = (id: string) => {
    if (compare.includes(id)) setCompared(compare.filter((other) => other !== id));
    else if (compare.length < MAX_COMPARED) setCompared([...compare, id]);
    else setRejections((count) => count + 1);
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
        rejections={rejections}
        onRemove={(id) => {
          // The removed plan takes the focused button with it.
          heading.current?.focus({ preventScroll: true });
          toggle(id);
        }}
        onDismiss={() => setRejections(0)}
      />
    </>
  );
}
