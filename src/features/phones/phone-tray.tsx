import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getPhoneDetailQueryOptions } from '@/api/generated/phones';
import { CompareTray, type CompareTrayProps } from '@/components/compare-tray';
import { COMPARED_QUERY } from '@/components/compared-query';

/** The tray with phones, read by their details, because the current page of the list may not contain them. */
export function PhoneTray({ ids, ...rest }: Omit<CompareTrayProps, 'items'> & { ids: readonly string[] }) {
  const { t } = useTranslation('compare');
  const queries = useQueries({ queries: ids.map((id) => getPhoneDetailQueryOptions(id, { query: COMPARED_QUERY })) });
  const items = queries.map(({ data, error, isFetching }, at) => ({
    id: ids[at] ?? '',
    name: data?.name ?? (error && !isFetching ? t(error.kind === 'notFound' ? 'gone' : 'unknown') : undefined),
    figures: data?.mobileCapacityplan[0]?.price,
  }));
  return <CompareTray {...rest} items={items} />;
}
