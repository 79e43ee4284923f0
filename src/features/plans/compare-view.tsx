import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPlanDetailQueryOptions, type PlanDetailQueryResult } from '@/api/generated/plans';
import { CompareView as Comparison } from '@/components/compare-view';
import { COMPARED_QUERY } from '@/components/compared-query';
import { ServerLink } from '@/components/links';
import { useSearchState } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { Select } from '@/ui/select';
import { cardOf, compareRows, waysOf } from './compare-rows.ts';
import css from './compare-view.module.css';
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
