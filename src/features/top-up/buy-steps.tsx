import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TopUpPlan, useTopUpOffer } from '@/api/generated/top-up';
import { brand } from '@/brand/brand';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { QueryState } from '@/components/query-state';
import { usePersistedState } from '@/forms/persisted-state';
import { useStep } from '@/session/steps';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useViewFocus } from '@/ui/focus';
import { Stepper } from '@/ui/stepper';
import { totalAfter } from './benefit.tsx';
import type { Purchase } from './done-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { ServiceStep } from './service-step.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import css from './top-up.module.css';

const ConfirmStep = lazyPart(async () => (await import('./confirm-step')).ConfirmStep);
const DoneStep = lazyPart(async () => (await import('./done-step')).DoneStep);
const NEXT = [ConfirmStep, DoneStep];

/** Stored values (TOPUP-08); the specification calls them step0, step01, step02 and step03. */
const STEPS = ['0', '01', '02', '03'] as const;

/** Index of the chosen plan; a stored index may be outdated. */
function planAt(plans: readonly TopUpPlan[], stored: string): number {
  return /^\d+$/.test(stored) && Number(stored) < plans.length ? Number(stored) : 0;
}

/** TOPUP-10 … TOPUP-12. */
export function BuySteps() {
  const { t } = useTranslation('top-up');
  usePreload(NEXT);
  const [step, setStep] = useStep('easyPay');
  const [choice, setChoice] = useStep('choicePlanVal');
  const at = Math.max(0, STEPS.indexOf(step as (typeof STEPS)[number]));
  const offer = useTopUpOffer();
  const [bought, setBought] = usePersistedState<Purchase | undefined>('top-up.bought', undefined, { inTab: true });
  const [changed, setChanged] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** True without plans, when no step renders a Back button. */
  const stuck = at > 0 && (offer.data === undefined ? offer.isError && !offer.isFetching : offer.data.plans.length === 0);

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
          <ServiceStep onNext={() => setStep('01')} />
        ) : (
          <QueryState
            query={offer}
            skeleton={<StepSkeleton />}
            isEmpty={({ plans }) => plans.length === 0}
            empty={<EmptyState title={t('plans.empty')}>{t('plans.emptyText', { number: brand.hotline })}</EmptyState>}
          >
            {({ plans, realTimeUsage }) => {
              const index = planAt(plans, choice);
              const plan = plans[index];
              if (plan === undefined) return null;
              if (at === 1)
                return (
                  <PlanStep
                    plans={plans}
                    usage={realTimeUsage}
                    chosen={index}
                    changed={changed}
                    onChoose={(chosen) => setChoice(String(chosen))}
                    onBack={() => setStep('0', { back: true })}
                    onNext={() => {
                      setChanged(false);
                      setStep('02');
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
                    onBack={() => setStep('01', { back: true })}
                    onBought={(sold) => {
                      setBought({ ...sold, total: totalAfter(realTimeUsage, sold), at: Date.now() });
                      setStep('03', { replace: true });
                    }}
                    onChanged={() => {
                      setChanged(true);
                      setChoice('0');
                      setStep('01', { replace: true });
                    }}
                  />
                );
              const onAgain = () => {
                setChoice('0');
                setStep('0');
              };
              return <DoneStep {...lazy} usage={realTimeUsage} readAt={offer.dataUpdatedAt} bought={bought} onAgain={onAgain} />;
            }}
          </QueryState>
        )}
        {stuck ? (
          <div className={css.forward}>
            <Button onClick={() => setStep('0', { back: true })}>{t('back')}</Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
