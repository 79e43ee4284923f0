import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPlanDetailQueryOptions, type PlanDetailQueryResult } from '@/api/generated/plans';
import type { CompareRow } from '@/components/compare-table';
import { CompareView as Comparison } from '@/components/compare-view';
import { COMPARED_QUERY } from '@/components/compared-query';
import { ServerLink } from '@/components/links';
import { useSearchState } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { Select } from '@/ui/select';
import css from './compare-view.module.css';
import { feeText } from './fee-text.ts';
import { PLANS_PARAMS } from './search-params.ts';

/** Comparison of the plans in the tray, each in one way to take it: the chosen one, or its own first. */
export function CompareView() {
  const { t } = useTranslation('plans');
  const { state, to, replace } = useSearchState(PLANS_PARAMS);
  const [chosen, setChosen] = useState('');
  const ids = state.compare;
  const queries = useQueries({ queries: ids.map((id) => getPlanDetailQueryOptions(id, { query: COMPARED_QUERY })) });
  const wayIn = (plans: readonly PlanDetailQueryResult[]) => {
    const ways = waysOf(plans);
    return ways.includes(chosen) ? chosen : (ways[0] ?? '');
  };
  const loaded = queries.flatMap(({ data }) => data ?? []);
  return (
    <Comparison<PlanDetailQueryResult>
      texts={{ title: t('compare.title'), description: t('compare.description'), lead: t('compare.lead'), back: t('compare.back') }}
      list={{ name: t('title'), to: paths.plans() + to({ comparing: false }).search }}
      ids={ids}
      queries={queries}
      onChange={(compare) => replace({ compare })}
      columnOf={(plan, id) => {
        const apply = cardOf(plan, wayIn(loaded))?.applink;
        return {
          name: plan.planSectionInfoTitleVO.title,
          to: paths.plan(id),
          action: apply ? (
            <ServerLink href={apply} newTab className={buttonClass({ variant: 'primary', size: 44 }, `${css.apply} noPrint`)}>
              {t('compare.apply')}
            </ServerLink>
          ) : null,
        };
      }}
      rowsOf={(plans) =>
        compareRows(
          plans,
          { fee: t('compare.fee'), way: t('compare.way'), total: t('compare.total'), special: t('compare.special'), free: t('compare.free') },
          wayIn(plans),
        )
      }
      controls={(plans) => (
        <Select
          label={t('compare.way')}
          options={waysOf(plans).map((way) => ({ value: way, label: way }))}
          value={wayIn(plans)}
          onChange={(event) => setChosen(event.target.value)}
          fieldClassName={css.way}
        />
      )}
    />
  );
}

type Card = PlanDetailQueryResult['cards'][number];

/** Labels of the rows that the server does not name. */
interface CompareLabels {
  fee: string;
  /** The way to take the plan: contract term and device. */
  way: string;
  /** All that is paid over the contract term. */
  total: string;
  /** What the plan's line says beside its data. */
  special: string;
  free: string;
}

/** The ways to take any of the plans, in the order of the plans. */
export const waysOf = (plans: readonly PlanDetailQueryResult[]): string[] => [
  ...new Set(plans.flatMap(({ cards }) => cards.map(({ cardtitleMap }) => cardtitleMap.bottom))),
];

/** The plan in a way to take it, or in its first one. */
const cardOf = ({ cards }: Pick<PlanDetailQueryResult, 'cards'>, way: string): Card | undefined =>
  cards.find(({ cardtitleMap }) => cardtitleMap.bottom === way) ?? cards[0];

/** The parts of the plan's line that do not repeat its first fact (60 GB). */
const specialOf = (subtitle: string, fact: string | undefined): string =>
  (subtitle.match(/.+?(?:，|\. |$)/g) ?? []).filter((part) => fact === undefined || !part.includes(fact)).join('');

/** All facts of a plan in a way to take it; fee, way and total first, what is special after the data. The first pair of the subtitle is the price (decision B57). */
function factsOf({ cards, planSectionInfoTitleVO }: PlanDetailQueryResult, labels: CompareLabels, way: string): [label: string, value: string | undefined][] {
  const card = cardOf({ cards }, way);
  if (card === undefined) return [];
  const { cardtitleMap, cardinfoMap, freeserver, total } = card;
  const [price, ...facts] = card.cardsubtitleMap.map(({ top, bottom }): [string, string] => [top, bottom]);
  const [data, ...others] = facts;
  return [
    [labels.fee, price?.[0]],
    [labels.way, cardtitleMap.bottom],
    [labels.total, total && feeText(total)],
    ...(data === undefined ? [] : [data]),
    [labels.special, specialOf(planSectionInfoTitleVO.subtitle, data?.[1])],
    ...others,
    ...cardinfoMap.map(({ left, right }): [string, string] => [left, right]),
    [labels.free, freeserver],
  ];
}

/** Rows of the comparison, one value a plan, in the order in which the facts first appear, the free service last. */
export function compareRows(plans: readonly PlanDetailQueryResult[], labels: CompareLabels, way: string): CompareRow[] {
  const facts = plans.map((plan) => new Map(factsOf(plan, labels, way).filter(([, value]) => value)));
  const names = new Set(facts.flatMap((each) => [...each.keys()]));
  // What is chosen above the table is no row of it, unless a plan is not sold that way.
  if (facts.every((each) => each.get(labels.way) === way)) names.delete(labels.way);
  if (names.delete(labels.free)) names.add(labels.free);
  return [...names].map((label) => ({ label, values: facts.map((each) => each.get(label)) }));
}
