import { type Dispatch, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RoamQuestionsQueryResult, useRoamPlans } from '@/api/generated/roaming';
import { QueryState } from '@/components/query-state';
import { RoamCard } from '@/components/roam-card';
import { EmptyState } from '@/ui/no-content';
import { Select } from '@/ui/select';
import { Announcement } from '@/ui/visually-hidden';
import css from './finder.module.css';
import type { FinderAction } from './finder-state';
import { PlansSkeleton } from './tabbed-section';
import { TripCosts, usualDays } from './trip-costs';

interface FinderResultProps {
  questions: RoamQuestionsQueryResult;
  answerIds: readonly string[];
  dispatch: Dispatch<FinderAction>;
}

/** Result of the finder: the answers, which can be changed in place, what the whole trip costs and the matching plans (HOME-13, HOME-16, HOME-19). */
export function FinderResult({ questions, answerIds, dispatch }: FinderResultProps) {
  const { t } = useTranslation('trip');
  const { t: home } = useTranslation('home');
  const length = questions.flatMap(({ roamQuestionDatas }) => roamQuestionDatas).find(({ id, minDays }) => answerIds.includes(id) && minDays !== undefined);
  const { minDays = 1, maxDays = minDays } = length ?? {};
  const [chosenDays, setChosenDays] = useState<number>();
  const days = Math.min(maxDays, Math.max(minDays, chosenDays ?? usualDays(minDays, maxDays)));
  // No loader fetches this query, so a new search with the same answers retries a failed one.
  const query = useRoamPlans({ answerIds: [...answerIds] }, { query: { retryOnMount: true } });
  const { data } = query;
  const count = data?.roamPlans.length ?? 0;
  return (
    <>
      <fieldset aria-label={t('answers')} className={css.edit}>
        {questions.map(({ title, roamQuestionDatas }, index) => (
          <Select
            key={title}
            label={title}
            options={roamQuestionDatas.map(({ id, answerName }) => ({ value: id, label: answerName }))}
            value={answerIds[index]}
            onChange={(event) => dispatch({ type: 'edit', index, id: event.currentTarget.value })}
          />
        ))}
        {length === undefined ? null : (
          <Select
            label={t('days')}
            options={Array.from({ length: maxDays - minDays + 1 }, (_, more) => minDays + more).map((count) => ({
              value: String(count),
              label: t('dayCount', { count }),
            }))}
            value={String(days)}
            onChange={(event) => setChosenDays(Number(event.currentTarget.value))}
          />
        )}
      </fieldset>
      <Announcement>{data && (count === 0 ? t('emptyTitle') : t('found', { count, answers: data.aName.join(t('separator')) }))}</Announcement>
      <QueryState
        query={query}
        skeleton={<PlansSkeleton label={home('finder.searching')} count={2} />}
        isEmpty={({ roamPlans }) => roamPlans.length === 0}
        empty={
          <EmptyState level={3} className={css.closed} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
      >
        {({ roamPlans }) => (
          <>
            {length === undefined ? null : <TripCosts plans={roamPlans} days={days} />}
            <ul className={css.plans}>
              {roamPlans.map((plan) => (
                <li key={plan.id}>
                  <RoamCard plan={plan} level={4} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </>
  );
}
