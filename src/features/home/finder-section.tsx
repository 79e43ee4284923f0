import { useId, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRoamQuestions } from '@/api/generated/roaming';
import { brand } from '@/brand/brand';
import { QueryState } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useFocus } from '@/ui/focus';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { Finder } from './finder';
import { sectionClass } from '@/components/section-heading';
import css from './finder.module.css';
import { finderReducer, initialFinderState } from './finder-state';

/** Roaming plan finder (HOME-11 … HOME-19); its state is outside of the query, so that answers survive failed requests and language switches. */
export function FinderSection() {
  const { t } = useTranslation('home');
  const id = useId();
  const query = useRoamQuestions();
  const [state, dispatch] = useReducer(finderReducer, initialFinderState);
  const heading = useFocus<HTMLElement>(state.answers.length, { onMount: false });

  return (
    <section className={`${sectionClass} wrap`} aria-labelledby={id}>
      <div className={css.panel}>
        <h2 id={id} className={css.title}>
          {t('finder.title')}
        </h2>
        <QueryState query={query} skeleton={<FinderSkeleton />} isEmpty={(questions) => questions.length === 0} empty={<NoFinder />}>
          {(questions) => <Finder questions={questions} state={state} dispatch={dispatch} heading={heading} />}
        </QueryState>
      </div>
    </section>
  );
}

function FinderSkeleton() {
  const { t } = useTranslation('home');
  return (
    <SkeletonGroup label={t('finder.loading')} className={css.question}>
      <Skeleton width="10rem" className={css.stepsSkeleton} />
      <Skeleton width="12rem" height="1.5rem" />
      <div className={css.tiles}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height="4.625rem" radius="card" />
        ))}
      </div>
      <Skeleton width="8rem" height="2.75rem" radius="pill" className={css.buttonSkeleton} />
    </SkeletonGroup>
  );
}

function NoFinder() {
  const { t } = useTranslation('home');
  const browse = (
    <Link to={paths.roamingOffers} className={buttonClass()}>
      {t('finder.browse')}
    </Link>
  );
  return (
    <EmptyState level={3} className={css.closed} title={t('finder.closedTitle')} action={browse}>
      {t('finder.closedText', { hotline: brand.hotline })}
    </EmptyState>
  );
}
