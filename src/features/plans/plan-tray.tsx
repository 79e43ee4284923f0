import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getPlanDetailQueryOptions } from '@/api/generated/plans';
import { CompareTray, type CompareTrayProps } from '@/components/compare-tray';
import { COMPARED_QUERY } from '@/components/compared-query';

/** The tray with plans, read by their details, because the current page of the list may not contain them. */
export function PlanTray({ ids, ...rest }: Omit<CompareTrayProps, 'items'> & { ids: readonly string[] }) {
  const { t } = useTranslation('compare');
  const queries = useQueries({ queries: ids.map((id) => getPlanDetailQueryOptions(id, { query: COMPARED_QUERY })) });
  const items = queries.map(({ data, error, isFetching }, at) => {
    const [price, fact] = data?.cards[0]?.cardsubtitleMap ?? [];
    return {
      id: ids[at] ?? '',
      name: data?.planSectionInfoTitleVO.title ?? (error && !isFetching ? t(error.kind === 'notFound' ? 'gone' : 'unknown') : undefined),
      figures: [fact?.bottom, price?.top].filter(Boolean).join(' · '),
    };
  });
  return <CompareTray {...rest} items={items} />;
}
