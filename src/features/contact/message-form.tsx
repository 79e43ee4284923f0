import { keepPreviousData } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useContactSubjects, useSubmitContactMessage } from '@/api/generated/contact';
import { brand } from '@/brand/brand';
import { Answers, PrintButton } from '@/components/answers';
import { CaptchaField, useCaptchaImage } from '@/components/captcha-field';
import { failureMessage, inForm } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { sendOnce } from '@/forms/send-once';
import { useZodForm } from '@/forms/use-zod-form';
import { timeText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { showToast } from '@/lib/toasts';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { FieldStack } from '@/ui/field';
import { useFocus } from '@/ui/focus';
import { Note } from '@/ui/note';
import { RadioGroup, RadioTile } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { Announcement } from '@/ui/visually-hidden';
import css from './message-form.module.css';
import { emptyMessage, type MessageBody, maxLengths, messageRules, networks } from './rules.ts';
import { SUBJECTS_QUERY } from './subjects.ts';

/** E-mail form (CONTACT-01). */
export function MessageForm() {
  const { t } = useTranslation('contact');
  const { t: tCaptcha } = useTranslation('captcha');
  const form = useZodForm({
    schema: messageRules,
    defaultValues: emptyMessage,
    messages: {
      name: { required: t('error.name'), invalid: t('error.nameLong', { max: maxLengths.name }) },
      email: { required: t('error.email'), invalid: t('error.emailWrong') },
      mobile: { required: t('error.mobile'), invalid: t('error.mobileLong', { max: maxLengths.mobile }) },
      network: t('error.network'),
      contactUsSubjectId: t('error.subject'),
      content: t('error.contentLong', { max: maxLengths.content }),
      captcha: { required: tCaptcha('missing'), invalid: tCaptcha('tooLong'), noImage: tCaptcha('noImage') },
    },
  });
  const captcha = useCaptchaImage(form);
  const send = useSubmitContactMessage(inForm);
  const [receipt, setReceipt] = useState<Receipt>();
  const [cleared, setCleared] = useState(false);
  const { data: subjects } = useContactSubjects({ query: SUBJECTS_QUERY });
  const content = form.watch('content');

  const submit = async (message: MessageBody) => {
    setReceipt(undefined);
    setCleared(false);
    const { codepwd } = captcha;
    if (codepwd === undefined) return form.setError('captcha', { message: 'noImage' });
    const identity = { ...message, captcha: undefined };
    await sendOnce({ operation: 'contact', identity, whereToCheck: 'message' }, (headers) => send.mutateAsync({ data: { ...message, codepwd }, headers }));
    const subject = subjects?.find(({ id }) => id === message.contactUsSubjectId)?.name ?? '';
    form.reset(emptyMessage);
    // The image was good for one message.
    captcha.refresh();
    setReceipt({ sentAt: Date.now(), message, subject });
    showToast('success', t('sent.notice'));
  };

  const clearForm = () => {
    // The reset remounts the fields, so the focus can only move after the render.
    flushSync(() => {
      form.reset(emptyMessage);
      setReceipt(undefined);
      setCleared(true);
    });
    form.setFocus('name');
  };

  return (
    <>
      {receipt === undefined ? null : <SentNote receipt={receipt} />}
      {/* What was sent is printed, not the form for another message. */}
      <Form form={form} onSubmit={submit} onFailure={captcha.refresh} className={receipt && 'noPrint'}>
        <FieldStack>
          <TextField {...form.field('name')} label={t('name')} autoComplete="name" spellCheck={false} required />
          <TextField
            {...form.field('email')}
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField {...form.field('mobile')} label={t('mobile')} hint={t('mobileHint')} type="tel" autoComplete="tel" required short />
          <RadioGroup {...form.group('network')} label={t('network')} columns={2}>
            {networks.map((value) => (
              <RadioTile key={value} {...form.choice('network', value)} title={t(`networks.${value}`)} text={t(`networks.${value}text`)} required />
            ))}
          </RadioGroup>
          <SubjectField {...form.field('contactUsSubjectId')} />
          <TextArea
            {...form.field('content')}
            label={t('content')}
            optional={t('optional')}
            hint={t('contentHint')}
            rows={5}
            below={<span className="tabular">{t('count', { used: content.length, max: maxLengths.content })}</span>}
          />
          <CaptchaField {...form.field('captcha')} captcha={captcha} />
          <p className={css.privacy}>
            <Trans t={t} i18nKey="privacy" components={{ policy: <Link to={paths.privacy} /> }} />
          </p>
        </FieldStack>
        <SubmitRow label={t('submit')} busy={form.busy} className="noPrint">
          <Button icon={RotateCcw} aria-disabled={form.busy || undefined} onClick={() => form.busy || clearForm()}>
            {t('refill')}
          </Button>
        </SubmitRow>
        <Announcement>{cleared ? t('cleared') : null}</Announcement>
      </Form>
    </>
  );
}

/** Subject of the message (CONTACT-08); after a language switch the previous names stay until the new ones arrive, so the choice is kept. */
function SubjectField({ error, ...field }: Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'placeholder'>) {
  const { t } = useTranslation('contact');
  const { data: subjects, error: readError, isFetching, refetch } = useContactSubjects({ query: { ...SUBJECTS_QUERY, placeholderData: keepPreviousData } });
  const failed = subjects === undefined && !isFetching;
  const message = readError === null ? undefined : failureMessage(readError);
  const loadError = failed ? (typeof message === 'object' ? message.text : t('subjectsFailed')) : undefined;

  return (
    <div>
      <Select
        // Remounts when the options arrive: only then does the browser show a value that was set before.
        key={subjects === undefined ? 'loading' : 'loaded'}
        {...field}
        label={t('subject')}
        error={error ?? loadError}
        note={subjects?.length === 0 ? t('subjectsNone', { hotline: brand.hotline }) : undefined}
        placeholder={subjects === undefined && isFetching ? t('subjectsLoading') : t('choose')}
        options={(subjects ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      {failed ? (
        <Button size={44} className={`${css.retry} noPrint`} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}

interface Receipt {
  /** Milliseconds since 1970. */
  sentAt: number;
  message: MessageBody;
  subject: string;
}

/** Confirmation that stays after the toast has closed and takes the focus, because the submit button can be far below it, with what was sent. */
function SentNote({ receipt: { sentAt, message, subject } }: { receipt: Receipt }) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const box = useFocus<HTMLDivElement>();
  const { name, email, mobile, network, content } = message;
  return (
    <div ref={box} tabIndex={-1} className={css.sent}>
      <Note tone="ok" live>
        <p>{t('sent.text', { time: timeText(sentAt, language), email })}</p>
      </Note>
      <div className={css.summary}>
        <Answers
          title={t('sent.summary')}
          rows={[
            [t('name'), name],
            [t('email'), email],
            [t('mobile'), mobile],
            [t('network'), t(`networks.${network}`)],
            [t('subject'), subject],
            ...(content === undefined ? [] : [[t('content'), content] as const]),
          ]}
        />
        <PrintButton />
      </div>
    </div>
  );
}
