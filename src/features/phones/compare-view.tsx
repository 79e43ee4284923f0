import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getPhoneDetailQueryOptions, type PhoneDetailQueryResult } from '@/api/generated/phones';
import type { CompareRow } from '@/components/compare-table';
import { CompareView as Comparison } from '@/components/compare-view';
import { COMPARED_QUERY } from '@/components/compared-query';
import { useSearchState } from '@/components/search-params';
import { type InlinePiece, parseInline } from '@/lib/inline-html';
import { paths } from '@/lib/paths';
import { priceWithPlan, recommendedPlan } from './gallery-images.ts';
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

/** A fact of the specification. Neither cell is longer than any fact is, so that unclosed ones take no quadratic time. */
const ROW = /<tr[^<>]{0,80}>\s*<th[^<>]{0,80}>([^<]{1,80})<\/th>\s*<td[^<>]{0,80}>([^<]{1,300})<\/td>/gi;

const textOf = (pieces: readonly InlinePiece[]): string => pieces.map((piece) => (typeof piece === 'string' ? piece : '')).join('');

interface CompareLabels {
  outright: string;
  withPlan: string;
  capacity: string;
}

/** Of the smallest capacity, with which the page of the phone opens. */
function factsOf({ mobileCapacityplan: [smallest], introductioncontent }: PhoneDetailQueryResult, labels: CompareLabels): Map<string, string> {
  const withPlan = priceWithPlan(recommendedPlan(smallest?.mobilePlans ?? []));
  const facts = new Map<string, string>();
  if (smallest?.price !== undefined) facts.set(labels.outright, smallest.price);
  if (withPlan !== undefined) facts.set(labels.withPlan, `${withPlan.text}\n${withPlan.plan}`);
  if (smallest !== undefined) facts.set(labels.capacity, smallest.capacityname);
  for (const [, name = '', value = ''] of introductioncontent.matchAll(ROW)) facts.set(textOf(parseInline(name)).trim(), textOf(parseInline(value)).trim());
  return facts;
}

/** Rows of the comparison: prices first, then the tables of the presentation, in the order in which the facts first appear. */
export function compareRows(phones: readonly PhoneDetailQueryResult[], labels: CompareLabels): CompareRow[] {
  const facts = phones.map((phone) => factsOf(phone, labels));
  const names = new Set([
    ...[labels.outright, labels.withPlan].filter((name) => facts.some((each) => each.has(name))),
    ...facts.flatMap((each) => [...each.keys()]),
  ]);
  return [...names].map((label) => ({ label, values: facts.map((each) => each.get(label)) }));
}
