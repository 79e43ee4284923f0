import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import type { PlanCategoriesQueryResult } from '@/api/generated/plans';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { Tabs } from '@/ui/tabs';
import css from './category-strip.module.css';
import { ALL } from './search-params.ts';

/** Id prefix of tabs and panel. */
export const CATEGORY_TABS = 'plan-category';

interface CategoryStripProps {
  query: UseQueryResult<PlanCategoriesQueryResult, ApiError>;
  category: string;
  onChange: (category: string) => void;
}

/** Scrollable category tabs, "All" first (PLAN-01). "All" and the category in the URL are shown while the categories load or when they fail to load. */
export function CategoryStrip({ query, category, onChange }: CategoryStripProps) {
  const { t } = useTranslation('plans');
  const loading = query.data === undefined && !(query.isError && !query.isFetching);
  const fallback = category === ALL ? [] : [{ id: category, name: t('categories.chosen') }];
  const items = [{ id: ALL, name: t('categories.all') }, ...(query.data ?? fallback)];
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
            {['6rem', '7rem', '8rem', '5rem', '6rem'].map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
              <Skeleton key={index} width={width} height="2.75rem" radius="input" />
            ))}
          </span>
        ) : query.isError ? (
          <Button icon={RotateCw} variant="quiet" size={44} className={css.retry} onClick={() => void query.refetch()}>
            {t('categories.failed')}
          </Button>
        ) : null
      }
    />
  );
}
