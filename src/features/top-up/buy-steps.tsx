import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTopUpOffer } from '@/api/generated/top-up';
import { brand } from '@/brand/brand';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { AccountPage } from '@/components/page-head';
import { CardSkeleton, QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { usePersistedState } from '@/forms/persisted-state';
import { Button } from '@/ui/button';
import { useViewFocus } from '@/ui/focus';
import { EmptyState } from '@/ui/no-content';
import { RadioGroup, RadioTile } from '@/ui/radio-group';
import { Stepper } from '@/ui/stepper';
import { totalAfter } from './benefit.tsx';
import type { Purchase } from './done-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { PROCESS, STEPS, TOP_UP_PARAMS } from './steps.ts';
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
  const { state, to, push, replace, back } = useSearchState(TOP_UP_PARAMS);
  const offer = useTopUpOffer();
  const [bought, setBought] = usePersistedState<Purchase | undefined>('top-up.bought', undefined, { inTab: true });
  const plan = offer.data?.plans[Number(state.plan) - 1];
  // No address claims a purchase that this tab has not made, or leads past the choice; it may be older than the offer.
  const isEarly = state.step === 'done' ? bought === undefined : state.step === 'terms' && offer.data !== undefined && plan === undefined;
  const step = isEarly ? 'plan' : state.step;
  const at = STEPS.indexOf(step);
  const [changed, setChanged] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The plans have no heading before the offer is there; later steps are lazy parts.
  const ready = step === 'service' || (step === 'plan' && offer.data !== undefined);
  const focusStep = useViewFocus(at, { ready, focus: () => box.current?.querySelector('h2')?.focus() });

  return (
    <AccountPage title={t(step === 'done' ? 'done.title' : 'title')} description={t('description')}>
      {step === 'plan' || step === 'terms' ? (
        <div className={css.steps}>
          <Stepper
            label={t('steps.label')}
            steps={[t('steps.plan'), t('steps.terms'), t('steps.done')]}
            current={at - 1}
            position={(number, total) => t('steps.position', { step: number, total })}
            doneLabel={t('steps.completed')}
          />
        </div>
      ) : null}
      <div ref={box} className={css.step}>
        {step === 'service' ? (
          <ServiceStep onNext={() => push({ step: 'plan' }, HERE)} />
        ) : (
          <QueryState
            query={offer}
            skeleton={<CardSkeleton height="23rem" />}
            isEmpty={({ plans }) => plans.length === 0}
            empty={<EmptyState title={t('plans.empty')}>{t('plans.emptyText', { number: brand.hotline })}</EmptyState>}
          >
            {({ plans, realTimeUsage }) => {
              if (step === 'plan')
                return (
                  <PlanStep
                    plans={plans}
                    usage={realTimeUsage}
                    chosen={plan}
                    changed={changed}
                    onChoose={(index) => replace({ plan: String(index + 1) })}
                    onNext={() => {
                      setChanged(false);
                      push({ step: 'terms' }, HERE);
                    }}
                  />
                );
              const lazy = { skeleton: <CardSkeleton height="23rem" />, onReady: focusStep };
              if (step === 'terms' && plan !== undefined)
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
                      replace({ step: 'plan', plan: undefined });
                    }}
                  />
                );
              if (bought === undefined) return null;
              return (
                <DoneStep
                  {...lazy}
                  usage={realTimeUsage}
                  readAt={offer.dataUpdatedAt}
                  bought={bought}
                  onAgain={() => push({ step: 'service', service: 'buy', plan: undefined }, HERE)}
                />
              );
            }}
          </QueryState>
        )}
        {/* The ways from the plans to the rest of step 0 (TOPUP-01). */}
        {step === 'plan' && !offer.isPending ? (
          <p className={css.others}>
            <Link to={to({ step: 'service', service: 'records' })}>{t('service.records.name')}</Link>
            <Link to={PROCESS}>{t('process')}</Link>
          </p>
        ) : null}
      </div>
    </AccountPage>
  );
}

const RecordsView = lazyPart(async () => (await import('./records-view')).RecordsView);

/** Step 0: only buying has a next step (TOPUP-01, decision A15). */
function ServiceStep({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation('top-up');
  const { state, replace } = useSearchState(TOP_UP_PARAMS);
  return (
    <>
      <h2 tabIndex={-1} className={css.question}>
        {t('service.question')}
      </h2>
      <RadioGroup label={t('service.label')} hideLabel columns={2}>
        {(['buy', 'records'] as const).map((name) => (
          <RadioTile
            key={name}
            name="service"
            value={name}
            checked={state.service === name}
            onChange={() => replace({ service: name })}
            title={t(`service.${name}.name`)}
            text={t(`service.${name}.text`)}
          />
        ))}
      </RadioGroup>
      <p className={css.process}>
        <Link to={PROCESS}>{t('process')}</Link>
      </p>
      {state.service === 'records' ? <RecordsView skeleton={<CardSkeleton height="23rem" />} /> : null}
      <div className={`${css.forward} noPrint`}>
        <Button variant="primary" disabled={state.service !== 'buy'} onClick={onNext}>
          {t('next')}
        </Button>
      </div>
    </>
  );
}
