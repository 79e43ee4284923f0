import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CardSession } from '@/api/payments';
import { AccountPage } from '@/components/account-page';
import { usePersistedState } from '@/forms/persisted-state';
import { forgetOwnSubmissions } from '@/forms/send-once';
import { useRestored } from '@/lib/page-cache';
import { useSession } from '@/session/session';
import { useStep } from '@/session/steps';
import { Note } from '@/ui/note';
import { Stepper } from '@/ui/stepper';
import { LookUpStep } from './look-up-step.tsx';
import { PayStep } from './pay-step.tsx';
import type { Payer } from './payer.ts';
import css from './payment.module.css';
import { SummaryStep } from './summary-step.tsx';

/** PAY-01. */
export function PaymentSteps() {
  const { t } = useTranslation('payments');
  const session = useSession();
  const [step, setStep] = useStep('paymentMethod');
  const [mobileNo, setMobileNo] = usePersistedState('payments.mobileNo', session.state === 'in' ? session.mobileNo : '');
  const [payer, setPayer] = usePersistedState<Payer | undefined>('payments.payer', undefined);
  const [card, setCard] = useState<CardSession>();
  // After Back from the gateway the outcome of the payment is unknown.
  useRestored(forgetOwnSubmissions);
  // A reload keeps the step but not the card session: falls back to the step that lacks its input.
  const current = payer === undefined ? 0 : card === undefined ? Math.min(Number(step), 1) : Math.min(Number(step), 2);

  // A new look-up returns to step 1, even if an earlier one had gone further.
  const handleFound = (found: Payer | undefined) => {
    setStep('0');
    setPayer(found);
  };

  return (
    <AccountPage title={t('title')} description={t('description')}>
      <Stepper
        label={t('steps.label')}
        steps={[t('steps.number'), t('steps.method'), t('steps.pay')]}
        current={current}
        position={(step, total) => t('steps.position', { step, total })}
        doneLabel={t('steps.done')}
      />
      <div className={css.step}>
        {current === 0 || payer === undefined ? (
          <LookUpStep mobileNo={mobileNo} payer={payer} onTyped={setMobileNo} onFound={handleFound} onNext={() => setStep('1')} />
        ) : current === 1 || card === undefined ? (
          <PayStep
            payer={payer}
            onBack={() => setStep('0')}
            onOrdered={(ordered) => {
              setCard(ordered);
              setStep('2');
            }}
          />
        ) : (
          <SummaryStep
            payer={payer}
            card={card}
            onBack={() => {
              setCard(undefined);
              setStep('1');
            }}
          />
        )}
      </div>
      <Note className={css.facts}>
        <ul>
          <li>{t('facts.who')}</li>
          <li>{t('facts.when')}</li>
          <li>{t('facts.late')}</li>
        </ul>
        <Link to="/care/macaupass">{t('teaching')}</Link>
      </Note>
    </AccountPage>
  );
}
