import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopUpOffer } from '@/api/generated/top-up';
import { brand } from '@/brand/brand';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { usePersistedState } from '@/forms/persisted-state';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useViewFocus } from '@/ui/focus';
import { Stepper } from '@/ui/stepper';
import { totalAfter } from './benefit.tsx';
import type { Purchase } from './done-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { ServiceStep } from './service-step.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import { STEPS, TOP_UP_PARAMS } from './steps.ts';
import css from './top-up.module.css';

const ConfirmStep = lazyPart(async () => (await import('./confirm-step')).ConfirmStep);
const DoneStep = lazyPart(async () => (await import('./done-step')).DoneStep);
const NEXT = [ConfirmStep, DoneStep];

/** The heading of the step takes the focus. */
const HERE = { keepScroll: true };

/** TOPUP-10 … TOPUP-12. */
export function BuySteps() {
  const { t } = useTranslation('top-up');
  usePreload(NEXT);
  const { state, push, replace, back } = useSearchState(TOP_UP_PARAMS);
  /** The entry of the service does not have the choice, which Back must not undo. */
  const choice = useRef(state.plan);
  const offer = useTopUpOffer();
  const [bought, setBought] = usePersistedState<Purchase | undefined>('top-up.bought', undefined, { inTab: true });
  // No address claims a purchase that this tab has not made.
  const at = state.step === 'done' && bought === undefined ? 0 : STEPS.indexOf(state.step);
  const [changed, setChanged] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** True without plans, when no step renders a Back button. */
  const stuck = at > 0 && (offer.data === undefined ? offer.isError && !offer.isFetching : offer.data.plans.length === 0);

  const choose = (plan: number) => {
    choice.current = plan;
    replace({ plan });
  };
  const toService = () => back({ step: 'service', plan: 0 });
  // The plans have no heading before the offer is there; later steps are lazy parts.
  const focusStep = useViewFocus(at, { ready: at === 0 || (at === 1 && offer.data !== undefined), focus: () => box.current?.querySelector('h2')?.focus() });

  return (
    <>
      <Stepper
        label={t('steps.label')}
        steps={[t('steps.service'), t('steps.plan'), t('steps.terms'), t('steps.done')]}
        current={at}
        position={(step, total) => t('steps.position', { step, total })}
        doneLabel={t('steps.completed')}
      />
      <div ref={box} className={css.step}>
        {at === 0 ? (
          <ServiceStep onNext={() => push({ step: 'plan', plan: choice.current }, HERE)} />
        ) : (
          <QueryState
            query={offer}
            skeleton={<StepSkeleton />}
            isEmpty={({ plans }) => plans.length === 0}
            empty={<EmptyState title={t('plans.empty')}>{t('plans.emptyText', { number: brand.hotline })}</EmptyState>}
          >
            {({ plans, realTimeUsage }) => {
              // An address may be older than the offer.
              const index = state.plan < plans.length ? state.plan : 0;
              const plan = plans[index];
              if (plan === undefined) return null;
              if (at === 1)
                return (
                  <PlanStep
                    plans={plans}
                    usage={realTimeUsage}
                    chosen={index}
                    changed={changed}
                    onChoose={choose}
                    onBack={toService}
                    onNext={() => {
                      setChanged(false);
                      push({ step: 'terms' }, HERE);
                    }}
                  />
                );
              const lazy = { skeleton: <StepSkeleton />, onReady: focusStep };
              if (at === 2)
                return (
                  <ConfirmStep
                    {...lazy}
                    plan={plan}
                    usage={realTimeUsage}
                    onBack={() => back({ step: 'plan' })}
                    onBought={(sold) => {
                      setBought({ ...sold, total: totalAfter(realTimeUsage, sold), at: Date.now() });
                      replace({ step: 'done' });
                    }}
                    onChanged={() => {
                      setChanged(true);
                      choice.current = 0;
                      replace({ step: 'plan', plan: 0 });
                    }}
                  />
                );
              if (bought === undefined) return null;
              const onAgain = () => {
                choice.current = 0;
                push({ step: 'service', plan: 0 }, HERE);
              };
              return <DoneStep {...lazy} usage={realTimeUsage} readAt={offer.dataUpdatedAt} bought={bought} onAgain={onAgain} />;
            }}
          </QueryState>
        )}
        {stuck ? (
          <div className={css.forward}>
            <Button onClick={toService}>{t('back')}</Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
