import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRegisterTravelCard, useSendTravelCardCode } from '@/api/generated/travel-card';
import { SliderPuzzle } from '@/components/slider-puzzle/slider-puzzle';
import { inForm } from '@/forms/call-failure';
import { sendCodeOnce, useCodeCountdown } from '@/forms/code-countdown';
import { Form } from '@/forms/form';
import { PhoneField } from '@/forms/phone-field';
import { sendOnce } from '@/forms/send-once';
import { SmsCodeField } from '@/forms/sms-code-field';
import { useZodForm } from '@/forms/use-zod-form';
import { dayText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { phoneNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { Disclosure } from '@/ui/disclosure';
import { FieldStack } from '@/ui/field';
import { Note } from '@/ui/note';
import { APPLY, CANCEL, EFFECTIVE_DAYS, emptyTravelCard, type Outcome, outcomeOf, PAST_DAYS, travelCardRules } from './rules.ts';
import css from './travel-form.module.css';

/** Form to authorise or cancel (TRAVEL-01, TRAVEL-02). */
export function TravelForm() {
  const { t } = useTranslation('travel-card');
  const { t: forms } = useTranslation('forms');
  const { t: puzzle } = useTranslation('puzzle');
  const form = useZodForm({
    schema: travelCardRules,
    defaultValues: emptyTravelCard,
    messages: {
      mobileNo: { required: t('error.phoneMissing'), invalid: t('error.phone') },
      vcode: { required: forms('code.missing'), invalid: forms('code.wrong'), notSent: forms('code.notSent') },
      agree: t('error.agree'),
    },
  });
  const mobileNo = phoneNumber(form.watch('mobileNo'));
  const type = form.watch('type');
  const countdown = useCodeCountdown('travelCard', mobileNo);
  const sendCode = useSendTravelCardCode(inForm);
  const register = useRegisterTravelCard(inForm);
  const verification = useVerification();
  const [outcome, setOutcome] = useState<Outcome & { open: boolean }>();

  const send = async () => {
    if (!(await form.check('mobileNo')) || !(await verification.request())) return false;
    const sent = await form.call(async () => {
      const { codePwd } = await sendCodeOnce('travelCard', mobileNo, (headers) => sendCode.mutateAsync({ data: { mobileNo }, headers }));
      countdown.start(codePwd);
      form.clearErrors('vcode');
    });
    // Synchronous, because nothing behind an open dialog can take the focus, which moves to the code field.
    flushSync(verification.close);
    return sent;
  };

  const submit = async ({ mobileNo, vcode, type }: { mobileNo: string; vcode: string; type: 1 | 2 }) => {
    setOutcome(undefined);
    const codePwd = countdown.sent?.reference;
    if (codePwd === undefined) return form.setError('vcode', { message: 'notSent' });
    const result = await sendOnce({ operation: 'travelCard', identity: [mobileNo, type], whereToCheck: 'signUp' }, (headers) =>
      register.mutateAsync({ data: { codePwd, mobileNo, smsCode: vcode, type }, headers }),
    );
    const next = outcomeOf(type, result);
    setOutcome({ ...next, open: true });
    if (next.kind !== 'refused') form.reset(emptyTravelCard);
  };

  /** The first button is the implicit submit button of the form: Enter cancels, because the service has ended (B107). */
  const button = (value: 1 | 2) => ({
    type: 'submit' as const,
    busy: form.busy && type === value,
    busyLabel: t('loading', { ns: 'common' }),
    'aria-disabled': form.busy || undefined,
    onClick: () => form.setValue('type', value),
  });

  return (
    <>
      {outcome && <OutcomeMessage {...outcome} onClose={() => setOutcome({ ...outcome, open: false })} />}
      <Form form={form} onSubmit={submit} className={css.form}>
        <FieldStack className="noPrint">
          <PhoneField {...form.field('mobileNo')} label={t('form.phone')} hint={t('form.phoneHint')} />
          <SmsCodeField {...form.field('vcode')} hint={forms('code.hint')} countdown={countdown} onSend={send} resendLabel={forms('code.send')} />
        </FieldStack>
        <TermsText />
        <div className={`${css.end} noPrint`}>
          <Checkbox {...form.field('agree')}>{t('form.agree')}</Checkbox>
          <div className={css.actions}>
            <Button variant="primary" {...button(CANCEL)}>
              {t('form.cancel')}
            </Button>
            <Button variant="quiet" {...button(APPLY)}>
              {t('form.apply')}
            </Button>
          </div>
        </div>
      </Form>
      {verification.open ? (
        <Dialog open onClose={verification.close} title={puzzle('title')} closeLabel={t('close', { ns: 'common' })} size="small">
          <SliderPuzzle onSuccess={verification.succeed} />
        </Dialog>
      ) : null}
    </>
  );
}

const clauses = ['purpose', 'who', 'covers', 'effective', 'newCustomers', 'end'] as const;

/** Terms (TRAVEL-02, TRAVEL-04, TRAVEL-05) and link to the privacy statement (TRAVEL-03). */
function TermsText() {
  const { t } = useTranslation('travel-card');
  return (
    <Disclosure summary={t('terms.title')} className={css.terms}>
      <ol className={css.list}>
        {clauses.map((clause) => (
          <li key={clause}>{t(`terms.${clause}`, { past: PAST_DAYS, effective: EFFECTIVE_DAYS })}</li>
        ))}
      </ol>
      <Link to={paths.privacy} className={css.link}>
        {t('terms.privacy')}
      </Link>
    </Disclosure>
  );
}

/**
 * State of the dialog with the slider puzzle, before an SMS code is sent (TRAVEL-06). `request()` opens it and resolves with the result; after a success
 * the dialog stays open, so that its message can be announced, until the caller invokes `close()`.
 */
function useVerification() {
  const [pending, setPending] = useState<{ resolve: (verified: boolean) => void }>();
  return {
    open: pending !== undefined,
    request: () => new Promise<boolean>((resolve) => setPending({ resolve })),
    succeed: () => pending?.resolve(true),
    close: () => {
      // No effect after a success: a promise settles once.
      pending?.resolve(false);
      setPending(undefined);
    },
  };
}

const dialogProps = {
  applied: { tone: 'ok', icon: CircleCheck },
  cancelled: { tone: 'ok', icon: CircleCheck },
  appliedBefore: { tone: 'info', icon: Info },
  cancelledBefore: { tone: 'info', icon: Info },
  refused: { tone: 'warn', icon: TriangleAlert },
} as const;

/**
 * A dialog with the outcome (TRAVEL-03, TRAVEL-11, TRAVEL-12), or a notice of it after that is closed. The text is the server's message for a refusal
 * (TRAVEL-12) or a missing date.
 */
function OutcomeMessage({ kind, date, msg, open, onClose }: Outcome & { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('travel-card');
  const language = useLanguage();
  const title = t(`outcome.${kind}.title`);
  const textOf = (): string => {
    if (kind === 'refused') return msg ?? t('outcome.refused.text');
    if (kind === 'applied' || kind === 'cancelled') return t(`outcome.${kind}.text`, { effective: EFFECTIVE_DAYS });
    return date === undefined ? (msg ?? title) : t(`outcome.${kind}.text`, { date: dayText(date, language) });
  };
  return open ? (
    <AlertDialog open title={title} {...dialogProps[kind]} cancelLabel={t('outcome.close')} onCancel={onClose}>
      <p>{textOf()}</p>
    </AlertDialog>
  ) : (
    <Note tone={kind === 'refused' ? 'warn' : 'ok'} className={`${css.outcome} noPrint`}>
      <p>
        <b>{title}</b>
      </p>
      <p>{textOf()}</p>
    </Note>
  );
}
