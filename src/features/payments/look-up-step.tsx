import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BalanceLookup, useLookUpBalance } from '@/api/generated/payments';
import { LoadingSkeleton } from '@/components/query-state';
import { inForm } from '@/forms/call-failure';
import { Form } from '@/forms/form';
import { usePersistedInput } from '@/forms/persisted-state';
import { PhoneField } from '@/forms/phone-field';
import { useZodForm } from '@/forms/use-zod-form';
import { phoneNumber, spacedNumber } from '@/lib/phone-number';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { DescriptionList } from '@/ui/lists';
import { NightCard } from '@/ui/night-card';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { maskedAccount, OwnBalance, type Payer } from './payer.tsx';
import css from './payment.module.css';
import { lookUpRules } from './rules.ts';

interface LookUpStepProps {
  /** The customer's own. */
  mobileNo: string;
  /** Result of the look-up; without an account there is nothing to pay (PAY-05). */
  payer: Payer | undefined;
  /** Of the own number: no other is shown (decision B80). */
  balance: string | undefined;
  /** Whether the own number is being looked up. */
  busy: boolean;
  onFound: (found: BalanceLookup, mobileNo: string) => void;
  /** Called when the number changes: a result belongs to the number that was looked up. */
  onChange: () => void;
  onNext: () => void;
}

/** Step 1: the number whose bill is paid (PAY-32), prefilled with the customer's own (decision B35). */
export function LookUpStep({ mobileNo, payer, balance, busy, onFound, onChange, onNext }: LookUpStepProps) {
  const { t } = useTranslation('payments');
  const form = useZodForm({ schema: lookUpRules, defaultValues: { mobileNo }, messages: { mobileNo: t('number.missing') } });
  usePersistedInput(form, 'payments.lookUp', { afterSubmit: true });
  const lookUp = useLookUpBalance(inForm);
  const foundId = useId();
  const next = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  // A number that was typed before a reload is not the one that was looked up since.
  const lookedUp = payer?.mobileNo === phoneNumber(form.watch('mobileNo')) ? payer : undefined;
  const found = lookedUp?.account ? lookedUp : undefined;
  const nothingDue = found !== undefined && Number(balance) <= 0;

  const { setFocus } = form;
  const isWrong = lookedUp !== undefined && found === undefined;
  useEffect(() => {
    if (!asked.current) return;
    if (found) next.current?.focus({ preventScroll: true });
    else if (isWrong) setFocus('mobileNo');
  }, [found, isWrong, setFocus]);

  const phone = form.field('mobileNo');
  return (
    <>
      <h2 className={css.question}>{t('number.question')}</h2>
      <Form
        form={form}
        onSubmit={async (values) => {
          asked.current = true;
          onChange();
          onFound(await lookUp.mutateAsync({ data: values }), values.mobileNo);
        }}
      >
        <PhoneField
          {...phone}
          label={t('number.label')}
          onChange={(event) => {
            onChange();
            return phone.onChange(event);
          }}
          fieldClassName={css.number}
        />
        {found ? (
          <NightCard id={foundId} className={css.found}>
            {balance === undefined ? <Badge tone="ok">{t('number.found')}</Badge> : null}
            {balance === undefined ? (
              <p className={css.cardLabel}>{t(mobileNo === '' ? 'number.privateVisitor' : 'number.private')}</p>
            ) : (
              <OwnBalance balance={balance} />
            )}
            <DescriptionList
              className={css.cardFacts}
              rows={[
                [t('account'), balance === undefined ? maskedAccount(found.account) : spacedNumber(found.account ?? '')],
                [t('phone'), spacedNumber(found.mobileNo)],
              ]}
            />
          </NightCard>
        ) : isWrong ? (
          <Note tone="warn" live className={css.found}>
            {t('number.noAccount')}
          </Note>
        ) : busy ? (
          <LoadingSkeleton>
            <Skeleton radius="card" height="var(--found)" className={css.found} />
          </LoadingSkeleton>
        ) : null}
        <div className={css.forward}>
          {lookedUp ? (
            // Takes the focus when the account is found, and says which.
            <Button ref={next} variant={nothingDue ? 'secondary' : 'primary'} disabled={isWrong} aria-describedby={found && foundId} onClick={onNext}>
              {t(nothingDue ? 'number.advance' : 'number.next')}
            </Button>
          ) : (
            <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('loading', { ns: 'common' })}>
              {t('number.find')}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}

interface OwnPayer {
  /** The customer's own number; undefined for visitors and prepaid customers. */
  own: string | undefined;
  /** Whether it needs no look-up: its balance has been read, or another number's bill is paid. */
  known: boolean;
  onFound: (found: BalanceLookup, own: string) => void;
}

/** Looks the customer's own number up, once per visit, so that nothing has to be pressed for it. A failure leaves the look-up by hand. */
export function useOwnPayer({ own, known, onFound }: OwnPayer): { busy: boolean; stop: () => void; again: () => void } {
  const { mutateAsync, isPending } = useLookUpBalance();
  const found = useEffectEvent(onFound);
  const asked = useRef<string>(undefined);
  const stopped = useRef<string>(undefined);
  const wanted = own !== undefined && !known && asked.current !== own && stopped.current !== own;

  useEffect(() => {
    if (!wanted) return;
    // A task of its own: what the tab has kept is restored in an effect, too.
    const timer = setTimeout(() => {
      if (stopped.current === own) return;
      asked.current = own;
      mutateAsync({ data: { mobileNo: own } })
        .then((answer) => stopped.current === own || found(answer, own))
        // Also a response without its payload.
        .catch(() => {});
    });
    return () => clearTimeout(timer);
  }, [wanted, own, mutateAsync]);
  /** The customer has turned to another number. */
  const stop = () => {
    stopped.current = own;
  };
  /** The balance may be another one by now. */
  const again = () => {
    asked.current = undefined;
    stopped.current = undefined;
  };
  return { busy: (wanted || isPending) && stopped.current !== own, stop, again };
}
