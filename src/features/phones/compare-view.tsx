import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getPhoneDetailQueryOptions, type PhoneDetailQueryResult } from '@/api/generated/phones';
import { CompareView as Comparison } from '@/components/compare-view';
import { COMPARED_QUERY } from '@/components/compared-query';
import { useSearchState } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { compareRows } from './compare-rows.ts';
import { LIST_PARAMS } from './search-params.ts';

/** Comparison of the phones in the tray: prices, then the specification of each. */
export function CompareView() {
  const { t } = useTranslation('phones');
  const { state, to, replace } = useSearchState(LIST_PARAMS);
  const ids = state.compare;
  const queries = useQueries({ queries: ids.map((id) => getPhoneDetailQueryOptions(id, { query: COMPARED_QUERY })) });
  return (
    <Comparison<PhoneDetailQueryResult>
      texts={{ title: t('compare.title'), description: t('compare.description'), lead: t('compare.lead'), back: t('compare.back') }}
      list={{ name: t('list.title'), to: paths.phones() + to({ comparing: false }).search }}
      ids={ids}
      queries={queries}
      onChange={(compare) => replace({ compare })}
      columnOf={(phone, id) => ({ name: phone.name, to: paths.phone(id), picture: phone.colors[0]?.img })}
      rowsOf={(phones) => compareRows(phones, { outright: t('detail.outright'), withPlan: t('compare.withPlan'), capacity: t('detail.capacity') })}
    />
  );
}
