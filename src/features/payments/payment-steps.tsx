import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOutstandingBalance } from '@/api/generated/bills';
import type { BalanceLookup, CardSession } from '@/api/generated/payments';
import { brand } from '@/brand/brand';
import { AccountPage } from '@/components/page-head';
import { LoadingSkeleton } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { forgetInput, usePersistedState } from '@/forms/persisted-state';
import { forgetOwnSubmissions } from '@/forms/send-once';
import { useBfcacheRestore } from '@/lib/lifecycle';
import { moneyText } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session';
import { AmountField } from '@/ui/amount-field';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { Stepper } from '@/ui/stepper';
import { LookUpStep, useOwnPayer } from './look-up-step.tsx';
import { PayStep } from './pay-step.tsx';
import { NothingDue, type Payer, PayerBar, payerOf } from './payer.tsx';
import css from './payment.module.css';
import { METHODS } from './rules.ts';
import { PAYMENT_PARAMS, STEPS } from './steps.ts';
import { SummaryStep } from './summary-step.tsx';

/** Back from the gateway, a full load, finds the choice as it was left. */
const IN_TAB = { inTab: true };
/** The heading of the step takes the focus. */
const HERE = { keepScroll: true };

/** PAY-01. */
export function PaymentSteps() {
  const { t } = useTranslation('payments');
  const session = useSession();
  const { state, push, replace, back } = useSearchState(PAYMENT_PARAMS);
  const step = STEPS.indexOf(state.step);
  const [payer, setPayer] = usePersistedState<Payer | undefined>('payments.payer', undefined, IN_TAB);
  /** Of the own number; read again with every visit. */
  const [balance, setBalance] = useState<string>();
  const [card, setCard] = usePersistedState<CardSession | undefined>('payments.card', undefined, IN_TAB);
  /** Number for which the gateway was opened last: after Back from there the outcome of its payment is unknown. */
  const [left, setLeft] = usePersistedState<string | undefined>('payments.left', undefined, IN_TAB);
  /** Whether a customer who owes nothing pays all the same. */
  const [advance, setAdvance] = usePersistedState('payments.advance', false, IN_TAB);
  const [leaving, setLeaving] = useState(false);
  const skipSummary = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const own = session.state === 'in' && !session.isPrepaid ? session.mobileNo : undefined;
  const isOwn = payer !== undefined && payer.mobileNo === own;
  const known = payer !== undefined && !(isOwn && balance === undefined);

  const keep = (found: BalanceLookup, mobileNo: string) => {
    setPayer(payerOf(found, mobileNo, mobileNo === own));
    setBalance(mobileNo === own ? found.balance : undefined);
  };
  /** Of the own number, where the page before has read it. */
  const shownBefore = useOutstandingBalance({ query: { enabled: false } }).data?.balance ?? '0';
  const lookUp = useOwnPayer({ own, known, onFound: keep });
  useBfcacheRestore(() => {
    forgetOwnSubmissions();
    setLeaving(false);
    if (!isOwn) return;
    lookUp.again();
    setBalance(undefined);
  });
  // The method waits for the look-up.
  const waiting = step === 1 && !known && lookUp.busy;
  const nothingDue = Boolean(payer?.account) && Number(balance) <= 0;
  // A step whose input is missing falls back to the one before.
  const current = waiting ? 1 : !payer?.account ? 0 : card === undefined ? Math.min(step, 1) : step;

  // The own number is looked up without being asked for.
  const skipsNumber = waiting || (current > 0 && isOwn);

  const leave = () => {
    // Before the page is left, which may be before the next render.
    flushSync(() => {
      setLeft(payer?.mobileNo);
      setLeaving(true);
    });
    // Back restores the position at which the page was left: that of the note, not of the button.
    box.current?.scrollIntoView({ behavior: 'instant' });
  };

  // Amount and checkout belong to the number before: Forward must not lead to them.
  const startAnew = () => {
    lookUp.stop();
    replace({ step: 'number' });
    setCard(undefined);
    forgetInput('payments.pay');
    setPayer(undefined);
    setBalance(undefined);
  };

  return (
    <AccountPage title={t('title')} description={t('description')}>
      <div className={css.steps}>
        <Stepper
          label={t('steps.label')}
          steps={skipsNumber ? [t('method.question'), t('steps.pay')] : [t('steps.number'), t('method.question'), t('steps.pay')]}
          current={skipsNumber ? current - 1 : current}
          position={(step, total) => t('steps.position', { step, total })}
          doneLabel={t('steps.done')}
        />
      </div>
      <div ref={box} className={css.step}>
        {payer !== undefined && left === payer.mobileNo && !leaving && current > 0 ? <CameBack /> : null}
        {waiting ? (
          <>
            <h2 className={css.question}>{t('method.question')}</h2>
            <PayerBar mobileNo={own} />
            <LoadingSkeleton className={css.waiting}>
              {Number(shownBefore) > 0 ? (
                <AmountField readOnly tabIndex={-1} label={t('amount.label')} hint={`${t('balance')} ${moneyText(shownBefore)}`} value={shownBefore} />
              ) : (
                <Skeleton height="6rem" radius="input" />
              )}
              <Skeleton width="5rem" height="1.25rem" />
              <Skeleton count={METHODS.length} height="4.5rem" radius="card" />
              <Skeleton width="14rem" height="3.25rem" radius="pill" />
            </LoadingSkeleton>
          </>
        ) : current === 0 || payer === undefined ? (
          <LookUpStep
            mobileNo={session.state === 'in' ? session.mobileNo : ''}
            payer={known ? payer : undefined}
            balance={balance}
            busy={lookUp.busy}
            onFound={(found, mobileNo) => {
              // A new look-up returns to step 1, even if an earlier one had gone further.
              replace({ step: 'number' });
              keep(found, mobileNo);
            }}
            onChange={startAnew}
            onNext={() => {
              setAdvance(nothingDue);
              push({ step: 'method' }, HERE);
            }}
          />
        ) : current === 1 && balance !== undefined && nothingDue && !advance ? (
          <NothingDue mobileNo={payer.mobileNo} balance={balance} onAdvance={() => setAdvance(true)} onBack={() => back({ step: 'number' })} />
        ) : current === 1 || card === undefined ? (
          <PayStep
            payer={payer}
            balance={balance}
            onLeave={leave}
            onBack={() => back({ step: 'number' })}
            onChange={() => setCard(undefined)}
            onOrdered={(ordered, { unchanged }) => {
              setCard(ordered);
              skipSummary.current = unchanged;
              push({ step: 'summary' }, HERE);
            }}
          />
        ) : (
          <SummaryStep payer={payer} isOwn={isOwn} card={card} skipSummary={skipSummary} onLeave={leave} onBack={() => back({ step: 'method' })} />
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

/** Shown after Back from the gateway. Scrolled to, because the browser restores the position of the button that led there. */
function CameBack() {
  const { t } = useTranslation('payments');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers return a promise, which React would call as the cleanup.
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note}>
      <Note tone="warn" live className={css.cameBack}>
        <Trans t={t} i18nKey="cameBack" values={{ number: brand.hotline }} components={{ bills: <Link to={paths.bills} /> }} />
      </Note>
    </div>
  );
}
