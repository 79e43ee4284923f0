import { ArrowRight } from 'lucide-react';
import { type Dispatch, type RefObject, useId, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type RoamQuestionsQueryResult, useRoamQuestions } from '@/api/generated/roaming';
import { brand } from '@/brand/brand';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/links';
import { QueryState } from '@/components/query-state';
import { sectionClass, textLinkClass } from '@/components/section-heading';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { FieldMessage } from '@/ui/field';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { MAX_LG } from '@/ui/media';
import { EmptyState } from '@/ui/no-content';
import { RadioTile } from '@/ui/radio-group';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './finder.module.css';
import { type FinderAction, type FinderState, finderReducer, initialFinderState } from './finder-state';
import { RingMap } from './ring-map';
import { PlansSkeleton } from './tabbed-section';

const FinderResult = lazyPart(async () => (await import('./finder-result')).FinderResult, 'trip');

/** Roaming plan finder (HOME-11 … HOME-19): one question at a time, then the result. Its state is outside of the query, so that answers survive failed requests and language switches. */
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
          {(questions) => {
            const question = questions[state.answers.length];
            if (question !== undefined) return <Question {...{ questions, question, state, dispatch, heading }} />;
            return (
              <div className={css.result}>
                <h3 ref={heading as RefObject<HTMLHeadingElement>} tabIndex={-1} className={css.title}>
                  {t('finder.resultTitle')}
                </h3>
                <FinderResult
                  questions={questions}
                  answerIds={state.answers}
                  dispatch={dispatch}
                  skeleton={<PlansSkeleton label={t('finder.searching')} count={2} />}
                />
                <div className={css.go}>
                  <Button variant="secondary" onClick={() => dispatch({ type: 'restart' })}>
                    {t('finder.restart')}
                  </Button>
                  <BrowseRoaming />
                </div>
              </div>
            );
          }}
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

interface QuestionProps {
  questions: RoamQuestionsQueryResult;
  question: RoamQuestionsQueryResult[number];
  state: FinderState;
  dispatch: Dispatch<FinderAction>;
  /** Receives the focus after each step. */
  heading: RefObject<HTMLElement | null>;
}

function Question({ questions, question, state, dispatch, heading }: QuestionProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const tiles = useRef<HTMLDivElement>(null);
  /** Whether the pointer was used last in the form, not the keyboard. */
  const pointed = useRef(false);
  const { answers, chosen, missing } = state;
  const index = answers.length;
  const allAnswers = questions.flatMap(({ roamQuestionDatas }) => roamQuestionDatas);
  const answersOnMap = allAnswers.filter(({ ring }) => ring !== undefined);
  const activeRing = answersOnMap.find((answer) => answer.id === chosen || answers.includes(answer.id))?.ring;

  return (
    <>
      {answersOnMap.length > 0 ? (
        <RingMap answers={answersOnMap} activeRing={activeRing} />
      ) : (
        // The server sends no rings for the map (HOME-17).
        <picture className={css.image}>
          <source media={MAX_LG} srcSet={question.phoneimg} />
          <img src={question.img} alt="" loading="lazy" decoding="async" />
        </picture>
      )}
      <form
        className={css.question}
        onPointerDown={() => {
          pointed.current = true;
        }}
        onKeyDown={() => {
          pointed.current = false;
        }}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'next' });
          if (chosen === undefined) tiles.current?.querySelector('input')?.focus();
        }}
      >
        <div className={css.steps}>
          <ol aria-hidden="true" className={css.bars}>
            {questions.map(({ qestionname }, step) => (
              <li key={qestionname} data-on={step <= index || undefined} />
            ))}
          </ol>
          <p role="status">
            {t('finder.step', { step: index + 1, total: questions.length })}
            <span className={css.topic}>{question.title}</span>
          </p>
        </div>
        <fieldset key={index} aria-describedby={missing ? `${id}-error` : undefined} className={css.fieldset}>
          <legend ref={heading as RefObject<HTMLLegendElement>} tabIndex={-1} className={css.legend}>
            {question.qestionname}
          </legend>
          <div ref={tiles} className={css.tiles}>
            {question.roamQuestionDatas.map((answer) => (
              <RadioTile
                key={answer.id}
                name={id}
                title={answer.answerName}
                text={answer.hint}
                checked={answer.id === chosen}
                onChange={() => {
                  dispatch({ type: 'choose', id: answer.id });
                  // A press is the whole answer; arrow keys only move among the answers.
                  if (pointed.current) dispatch({ type: 'next' });
                }}
              />
            ))}
          </div>
          <div role="alert">
            <FieldMessage id={id} error={missing ? t('finder.choose') : undefined} />
          </div>
        </fieldset>
        <div className={css.go}>
          {/* A press on an answer has led here: a second one where this button is now does not answer the next question. */}
          <Button key={index} confirms={index > 0} type="submit" size={44} variant={chosen === undefined ? 'secondary' : 'primary'}>
            {t('finder.next')}
            <Icon icon={ArrowRight} />
          </Button>
          {index === 0 ? null : (
            <Button size={44} onClick={() => dispatch({ type: 'back' })}>
              {t('finder.back')}
            </Button>
          )}
          <BrowseRoaming />
        </div>
      </form>
    </>
  );
}

/** Link to all roaming plans, shown on every step (HOME-11). */
function BrowseRoaming() {
  const { t } = useTranslation('home');
  return (
    <Link to={paths.roamingOffers} className={`${textLinkClass} ${css.browse}`}>
      {t('finder.browse')}
      <Icon icon={ArrowRight} />
    </Link>
  );
}
