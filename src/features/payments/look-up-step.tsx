import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookUpBalance } from '@/api/payments';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { inForm } from '@/forms/call-failure';
import { Form } from '@/forms/form';
import { usePersistedInput } from '@/forms/persisted-state';
import { PhoneField } from '@/forms/phone-field';
import { useZodForm } from '@/forms/use-zod-form';
import { phoneNumber, spacedNumber } from '@/lib/phone-number';
import { showToast } from '@/lib/toasts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { DescriptionList } from '@/ui/description-list';
import { NightCard } from '@/ui/night-card';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { OwnBalance } from './own-balance.tsx';
import { maskedAccount, type Payer } from './payer.ts';
import css from './payment.module.css';
import { lookUpRules } from './rules.ts';

interface LookUpStepProps {
  /** The customer's own. */
  mobileNo: string;
  /** The same if it has a bill: only its balance is shown (decision B80). */
  own: string | undefined;
  /** Result of the look-up; without an account there is nothing to pay (PAY-05). */
  payer: Payer | undefined;
  /** Whether the own number is being looked up. */
  busy: boolean;
  onFound: (payer: Payer | undefined) => void;
  onNext: () => void;
}

/** Step 1: the number whose bill is paid (PAY-32), prefilled with the customer's own (decision B35). */
export function LookUpStep({ mobileNo, own, payer, busy, onFound, onNext }: LookUpStepProps) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation();
  const form = useZodForm({ schema: lookUpRules, defaultValues: { mobileNo }, messages: { mobileNo: t('number.missing') } });
  usePersistedInput(form, 'payments.lookUp', { afterSubmit: true });
  const lookUp = useLookUpBalance(inForm);
  const next = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  // A number that was typed before a reload is not the one that was looked up since.
  const found = payer?.account && payer.mobileNo === phoneNumber(form.watch('mobileNo')) ? payer : undefined;
  const isOwn = found !== undefined && found.mobileNo === own;
  const nothingDue = isOwn && Number(found.balance) <= 0;

  useEffect(() => {
    if (found && asked.current) next.current?.focus({ preventScroll: true });
  }, [found]);

  const phone = form.field('mobileNo');
  return (
    <>
      <h2 className={css.question}>{t('number.question')}</h2>
      <Form
        form={form}
        onSubmit={async (values) => {
          asked.current = true;
          onFound(undefined);
          const balance = await lookUp.mutateAsync({ data: values });
          onFound({ ...balance, mobileNo: values.mobileNo });
          if (!balance.account) showToast('info', t('number.noAccount'));
        }}
      >
        <div className={css.lookUp}>
          <PhoneField
            {...phone}
            label={t('number.label')}
            onChange={(event) => {
              // A result belongs to the number that was looked up.
              onFound(undefined);
              return phone.onChange(event);
            }}
            fieldClassName={css.number}
          />
          <Button type="submit" busy={form.busy} busyLabel={common('loading')}>
            {t('number.find')}
          </Button>
        </div>
      </Form>
      {found ? (
        <NightCard className={css.found}>
          <Badge tone="ok">{t('number.found')}</Badge>
          {isOwn ? <OwnBalance balance={found.balance} /> : <p className={css.cardLabel}>{t(mobileNo === '' ? 'number.privateVisitor' : 'number.private')}</p>}
          <DescriptionList
            className={css.cardFacts}
            rows={[
              [t('account'), isOwn ? spacedNumber(found.account ?? '') : maskedAccount(found.account)],
              [t('phone'), spacedNumber(found.mobileNo)],
            ]}
          />
        </NightCard>
      ) : payer ? (
        <Note tone="warn" live className={css.found}>
          {t('number.noAccount')}
        </Note>
      ) : busy ? (
        <LoadingSkeleton>
          <Skeleton radius="card" height="var(--found)" className={css.found} />
        </LoadingSkeleton>
      ) : null}
      <div className={css.forward}>
        <Button ref={next} variant={nothingDue ? 'secondary' : 'primary'} disabled={!found} onClick={onNext}>
          {t(nothingDue ? 'number.advance' : 'number.next')}
        </Button>
      </div>
    </>
  );
}
