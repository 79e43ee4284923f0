import { useTranslation } from 'react-i18next';
import { useRoamPlans } from '@/api/roaming';
import { QueryState } from '@/components/query-state';
import { RoamCard } from '@/components/roam-card';
import { EmptyState } from '@/ui/empty-state';
import { visuallyHidden } from '@/ui/visually-hidden';
import css from './finder.module.css';

import { PlansSkeleton } from './skeletons';

/** Result of the finder: the chosen answers as the server names them and the matching plans (HOME-13, HOME-16, HOME-19). */
export function FinderResult({ answerIds }: { answerIds: readonly string[] }) {
  const { t } = useTranslation('home');
  // No loader fetches this query, so a new search with the same answers retries a failed one.
  const query = useRoamPlans({ answerIds: [...answerIds] }, { query: { retryOnMount: true } });
  const { data } = query;
  const count = data?.roamPlans.length;
  return (
    <>
      <p role="status" className={count === 0 ? visuallyHidden : css.found}>
        {count === undefined ? '' : count === 0 ? t('finder.emptyTitle') : t('finder.found', { count })}
      </p>
      {data === undefined ? null : (
        <ul aria-label={t('finder.answers')} className={css.answers}>
          {data.aName.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <QueryState
        query={query}
        skeleton={<PlansSkeleton label={t('finder.searching')} count={2} />}
        isEmpty={({ roamPlans }) => roamPlans.length === 0}
        empty={
          <EmptyState level={3} className={css.closed} title={t('finder.emptyTitle')}>
            {t('finder.emptyText')}
          </EmptyState>
        }
      >
        {({ roamPlans }) => (
          <ul className={css.plans}>
            {roamPlans.map((plan) => (
              <li key={plan.id}>
                <RoamCard plan={plan} level={4} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}
