import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoamQuestions } from '@/api/generated/roaming';
import { brand } from '@/brand/brand';
import { ButtonLink } from '@/components/links';
import { QueryState } from '@/components/query-state';
import { sectionClass } from '@/components/section-heading';
import { paths } from '@/lib/paths';
import { useFocus } from '@/ui/focus';
import { EmptyState } from '@/ui/no-content';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { Finder } from './finder';
import css from './finder.module.css';
import { finderReducer, initialFinderState } from './finder-state';

/** Roaming plan finder (HOME-11 … HOME-19); its state is outside of the query, so that answers survive failed requests and language switches. */
export function FinderSection() {
  const { t } = useTranslation('home');
  const query = useRoamQuestions();
  const [state, dispatch] = useReducer(finderReducer, initialFinderState);
  const heading = useFocus<HTMLElement>(state.answers.length, { onMount: false });

  return (
    <section className={`${sectionClass} wrap`} aria-label={t('finder.title')}>
      <div className={css.panel}>
        <h2 className={css.title}>{t('finder.title')}</h2>
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
        <Skeleton count={4} height="4.625rem" radius="card" />
      </div>
      <Skeleton width="8rem" height="2.75rem" radius="pill" className={css.buttonSkeleton} />
    </SkeletonGroup>
  );
}

function NoFinder() {
  const { t } = useTranslation('home');
  const browse = <ButtonLink to={paths.roamingOffers}>{t('finder.browse')}</ButtonLink>;
  return (
    <EmptyState level={3} className={css.closed} title={t('finder.closedTitle')} action={browse}>
      {t('finder.closedText', { hotline: brand.hotline })}
    </EmptyState>
  );
}
