import { ChevronLeft, RotateCcw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSubmitJobApplication } from '@/api/careers';
import { useCaptchaImage } from '@/components/captcha-field';
import { showToast } from '@/components/toasts';
import { inForm, isCallFailure } from '@/forms/call-failure';
import { Form } from '@/forms/form';
import { SubmitRow } from '@/forms/submit-row';
import { paths } from '@/lib/paths';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Stepper } from '@/ui/stepper';
import css from './application-form.module.css';
import { useCvTrouble } from './cv-field.tsx';
import { type Application, parts } from './fields.ts';
import { LearningPart } from './part-learning.tsx';
import { PersonPart } from './part-person.tsx';
import { PositionPart } from './part-position.tsx';
import { SendPart } from './part-send.tsx';
import { WorkPart } from './part-work.tsx';
import { RestoredNote } from './restored-note.tsx';
import { useCvUpload } from './use-cv-upload.ts';
import { useDraft } from './use-draft.ts';
import { useJobForm } from './use-job-form.ts';
import { partSearch, usePart, usePartHeading, useReached } from './use-part.ts';

const LAST = parts.length - 1;

/** The job application (JOB-01): five parts in the address, kept as a draft, sent as one. */
export function ApplicationForm() {
  const { t } = useTranslation('careers');
  const navigate = useNavigate();
  const cv = useCvUpload();
  const cvTrouble = useCvTrouble(cv.upload);
  const { asked, part, search, setReached } = usePart();
  const form = useJobForm(part, cvTrouble ?? t('cv.wait'));
  const { getValues, setValue, clearErrors, resetField, setFocus } = form;
  const draft = useDraft(form);
  useReached(asked, getValues, setReached);
  const heading = usePartHeading(part);
  const captcha = useCaptchaImage(() => resetField('captcha'), part === LAST);
  const send = useSubmitJobApplication(inForm);
  const [refusal, setRefusal] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [cleared, setCleared] = useState(false);

  /** False once the applicant has left the page, which a slow answer must not bring back. */
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const { phase } = cv.upload;
  useEffect(() => {
    setValue('cv', phase);
    if (phase === '' || phase === 'done') clearErrors('cv');
  }, [phase, setValue, clearErrors]);

  /** A picture counts once: whatever the server said, the next attempt needs another. */
  const anotherCaptcha = () => {
    resetField('captcha');
    captcha.refresh();
  };

  const submit = async ({ cv: _state, ...values }: Application & { cv?: string }) => {
    setCleared(false);
    if (part < LAST) {
      draft.noticed();
      void navigate({ search: partSearch(search, part + 1) });
      return;
    }
    if (captcha.codepwd === undefined) {
      form.setError('captcha', { message: 'noImage' });
      return;
    }
    const file = cv.upload.phase === 'done' ? cv.upload.sent : {};
    try {
      await send.mutateAsync({ data: { ...values, ...file, codepwd: captcha.codepwd } });
    } catch (error) {
      if (!isCallFailure(error) || error.kind === 'sessionExpired') throw error;
      const words = error.message || t('refused.text');
      if (!here.current) return showToast('error', words);
      // Any status but success (JOB-12, A17); everything else stands at the top of the form.
      if (error.kind !== 'business' && error.kind !== 'ignored') throw error;
      anotherCaptcha();
      return setRefusal(words);
    }
    cv.remove();
    draft.clear();
    showToast('success', t('sent.notice'));
    if (here.current) void navigate(paths.careers, { replace: true, state: { sent: true } });
  };

  const clearAll = () => {
    setAsking(false);
    cv.remove();
    draft.clear();
    setCleared(true);
    void navigate({ search: partSearch(search, 0) }, { replace: true });
  };

  const closeRefusal = () => {
    setRefusal(undefined);
    // After the dialog has given the focus back to the button: what the applicant has to do again is the captcha.
    requestAnimationFrame(() => setFocus('captcha'));
  };

  const { id } = parts[part] ?? parts[0];
  return (
    <Form form={form} unsure="message" onSubmit={submit} onFailure={anotherCaptcha} className={css.form}>
      {part === 0 ? <p className={css.lead}>{t('lead')}</p> : null}
      {draft.restoredAt === undefined ? null : <RestoredNote savedAt={draft.restoredAt} onAfresh={() => setAsking(true)} />}
      <div className={css.steps}>
        <Stepper
          label={t('steps')}
          steps={parts.map((each) => t(`part.${each.id}.name`))}
          current={part}
          position={(step, total) => t('step', { part: step, total })}
          doneLabel={t('stepDone')}
        />
      </div>
      {part === 0 ? null : (
        <Link to={{ search: partSearch(search, part - 1) }} className={css.back}>
          <Icon icon={ChevronLeft} />
          {t('back')}
        </Link>
      )}
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        <span className="visuallyHidden">{t('step', { part: part + 1, total: parts.length })} </span>
        {t(`part.${id}.name`)}
      </h2>
      <p className={css.intro}>{t(`part.${id}.intro`)}</p>
      <div className={css.fields}>
        {id === 'position' ? <PositionPart form={form} /> : null}
        {id === 'person' ? <PersonPart form={form} /> : null}
        {id === 'learning' ? <LearningPart form={form} /> : null}
        {id === 'work' ? <WorkPart form={form} /> : null}
        {id === 'send' ? <SendPart form={form} cv={cv} cvTrouble={cvTrouble} captcha={captcha} /> : null}
      </div>
      <SubmitRow label={part === LAST ? t('submit') : t('next')} busy={form.busy} className={css.actions}>
        <Button aria-disabled={form.busy || undefined} onClick={() => form.busy || setAsking(true)}>
          <Icon icon={RotateCcw} />
          {t('refill')}
        </Button>
      </SubmitRow>
      <p role="status" className="visuallyHidden">
        {cleared ? t('afresh.done') : null}
      </p>
      <AlertDialog open={refusal !== undefined} title={t('refused.title')} icon={TriangleAlert} cancelLabel={t('refused.close')} onCancel={closeRefusal}>
        {refusal}
      </AlertDialog>
      <AlertDialog
        open={asking}
        title={t('afresh.title')}
        icon={RotateCcw}
        tone="warn"
        cancelLabel={t('afresh.keep')}
        onCancel={() => setAsking(false)}
        confirmLabel={t('afresh.confirm')}
        onConfirm={clearAll}
        destructive
      >
        {t('afresh.text')}
      </AlertDialog>
    </Form>
  );
}
