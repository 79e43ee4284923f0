import { ChevronLeft, PhoneOff, RotateCcw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSubmitJobApplication } from '@/api/generated/careers';
import { useCaptchaImage } from '@/components/captcha-field';
import { textParam, useSearchState } from '@/components/search-params';
import { inForm, isCallFailure } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { sendOnce } from '@/forms/send-once';
import { destination } from '@/lib/destination';
import { momentText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { showToast } from '@/lib/toasts';
import { useLanguage } from '@/session/language';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Note } from '@/ui/note';
import { Stepper } from '@/ui/stepper';
import { Announcement, VisuallyHidden } from '@/ui/visually-hidden';
import css from './application-form.module.css';
import { useCvUpload } from './cv-field.tsx';
import { useDraft } from './draft.ts';
import { type Application, parts, type SentApplication } from './fields.ts';
import { LearningPart, PersonPart, PositionPart, WorkPart } from './parts.tsx';
import { SendPart } from './send-part.tsx';
import { type JobForm, useJobForm } from './use-job-form.ts';
import { partSearch, usePart, usePartHeading, useReached } from './use-part.ts';

export { AnswersList } from './send-part.tsx';

const LAST = parts.length - 1;

/** Job application (JOB-01): five parts, the current one in the query string, saved as a draft and submitted as one request. */
export function ApplicationForm({ onSent, notes }: { onSent: (sent: SentApplication) => void; notes: ReactNode }) {
  const { t } = useTranslation('careers');
  const language = useLanguage();
  const navigate = useNavigate();
  const cv = useCvUpload();
  const { requested, part, search, setReached } = usePart();
  const { id } = parts[part] ?? parts[0];
  const form = useJobForm(part, cv.error ?? t('cv.wait'));
  const { getValues, setValue, clearErrors, setFocus } = form;
  const draft = useDraft(form);
  usePosition(form);
  useReached(requested, getValues, setReached);
  const heading = usePartHeading(part);
  const captcha = useCaptchaImage(form, part === LAST);
  const send = useSubmitJobApplication(inForm);
  const [refusal, setRefusal] = useState<string>();
  const [confirmingReset, setConfirmingReset] = useState(false);
  const [cleared, setCleared] = useState(false);
  const [confirmingNoNumber, setConfirmingNoNumber] = useState(false);

  /** False once the customer goes to another page: a response then neither navigates back nor opens a dialog. */
  const isShown = () => destination().pathname === paths.careers;

  const { phase } = cv.upload;
  useEffect(() => {
    setValue('cv', phase);
    if (phase === '' || phase === 'done') clearErrors('cv');
  }, [phase, setValue, clearErrors]);

  const goOn = () => {
    setConfirmingNoNumber(false);
    draft.dismissNotice();
    void navigate({ search: partSearch(search, part + 1) });
  };

  const submit = async ({ cv: _state, ...values }: Application & { cv?: string }) => {
    setCleared(false);
    if (part < LAST) return id === 'person' && !values.contactNumber && !values.mobileNumber ? setConfirmingNoNumber(true) : goOn();
    const { codepwd } = captcha;
    if (codepwd === undefined) return form.setError('captcha', { message: 'noImage' });
    const file = cv.upload.phase === 'done' ? cv.upload.uploaded : undefined;
    const accept = () => {
      onSent({ values: getValues(), cvName: file?.cvName, sentAt: Date.now() });
      cv.remove();
      draft.clear();
    };
    try {
      await sendOnce({ operation: 'application', identity: { ...values, captcha: undefined }, fingerprint: file, whereToCheck: 'message' }, (headers) =>
        send.mutateAsync({ data: { ...values, ...file, codepwd }, headers }),
      );
    } catch (error) {
      // It was received, and a toast has said so.
      if (isCallFailure(error) && error.kind === 'left') accept();
      // A refusal opens a dialog (JOB-12, A17); all other failures are shown at the top of the form.
      if (!isCallFailure(error) || error.kind !== 'business' || !isShown()) throw error;
      captcha.refresh();
      return setRefusal(error.message || t('refused.text'));
    }
    accept();
    showToast('success', t('sent.notice'));
    if (isShown()) void navigate(paths.careers, { replace: true, state: { sent: true } });
  };

  const clearAll = () => {
    setConfirmingReset(false);
    cv.remove();
    draft.clear();
    setCleared(true);
    void navigate({ search: partSearch(search, 0) }, { replace: true });
  };

  const closeRefusal = () => {
    setRefusal(undefined);
    // The dialog first returns the focus to the button; the captcha has to be filled in again.
    requestAnimationFrame(() => setFocus('captcha'));
  };

  return (
    <Form form={form} onSubmit={submit} onFailure={captcha.refresh}>
      {notes}
      {draft.restoredAt === undefined ? null : (
        <Note tone="info" live className={css.restored}>
          <p>{t('draft.restored', { time: momentText(draft.restoredAt, language) })}</p>
          <Button size={44} className={`${css.restart} noPrint`} onClick={() => setConfirmingReset(true)}>
            {t('draft.startOver')}
          </Button>
        </Note>
      )}
      <div>
        <Stepper
          label={t('steps')}
          steps={parts.map((each) => t(`part.${each.id}.name`))}
          current={part}
          position={(step, total) => t('step', { part: step, total })}
          doneLabel={t('stepDone')}
        />
      </div>
      {part === 0 ? null : (
        <Link to={{ search: partSearch(search, part - 1) }} className={`${css.back} noPrint`}>
          <Icon icon={ChevronLeft} />
          {t('back')}
        </Link>
      )}
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        <VisuallyHidden>{t('step', { part: part + 1, total: parts.length })} </VisuallyHidden>
        {t(`part.${id}.name`)}
      </h2>
      <p className={css.intro}>{t(`part.${id}.intro`)}</p>
      <div className={css.fields}>
        {id === 'position' ? <PositionPart form={form} /> : null}
        {id === 'person' ? <PersonPart form={form} /> : null}
        {id === 'learning' ? <LearningPart form={form} /> : null}
        {id === 'work' ? <WorkPart form={form} /> : null}
        {id === 'send' ? <SendPart form={form} cv={cv} captcha={captcha} partLink={(to) => partSearch(search, to)} /> : null}
      </div>
      <SubmitRow label={part === LAST ? t('submit') : t('next')} busy={form.busy} className={`${css.actions} noPrint`}>
        <Button icon={RotateCcw} aria-disabled={form.busy || undefined} onClick={() => form.busy || setConfirmingReset(true)}>
          {t('refill')}
        </Button>
      </SubmitRow>
      <Announcement>{cleared ? t('startOver.done') : null}</Announcement>
      <AlertDialog open={refusal !== undefined} title={t('refused.title')} icon={TriangleAlert} cancelLabel={t('refused.close')} onCancel={closeRefusal}>
        {refusal}
      </AlertDialog>
      <AlertDialog
        open={confirmingNoNumber}
        title={t('noNumber.title')}
        icon={PhoneOff}
        tone="warn"
        cancelLabel={t('noNumber.enter')}
        onCancel={() => {
          setConfirmingNoNumber(false);
          requestAnimationFrame(() => setFocus('contactNumber'));
        }}
        confirmLabel={t('noNumber.continue')}
        onConfirm={goOn}
      >
        {t('noNumber.text')}
      </AlertDialog>
      <AlertDialog
        open={confirmingReset}
        title={t('startOver.title')}
        icon={RotateCcw}
        tone="warn"
        cancelLabel={t('startOver.keep')}
        onCancel={() => setConfirmingReset(false)}
        confirmLabel={t('startOver.confirm')}
        onConfirm={clearAll}
        destructive
      >
        {t('startOver.text')}
      </AlertDialog>
    </Form>
  );
}

const POSITION_PARAMS = { position: textParam('position') };

/** Fills in the position of the link that led here and takes it out of the URL, so that a reload keeps what the applicant makes of it. */
function usePosition({ setValue }: JobForm): void {
  const { state, replace } = useSearchState(POSITION_PARAMS);
  const { position } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per position
  useEffect(() => {
    if (position === '') return;
    setValue('position', position);
    replace({ position: '' });
  }, [position]);
}
