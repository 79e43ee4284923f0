import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CaptchaField, type CaptchaImage } from '@/components/captcha-field';
import { paths } from '@/lib/paths';
import { FieldStack } from '@/ui/field';
import { Section } from '@/ui/section';
import { AnswersList } from './answers-list.tsx';
import css from './application-form.module.css';
import { CvField } from './cv-field.tsx';
import type { useCvUpload } from './use-cv-upload.ts';
import type { JobForm } from './use-job-form.ts';

interface SendPartProps {
  form: JobForm;
  cv: ReturnType<typeof useCvUpload>;
  cvError: string | undefined;
  captcha: CaptchaImage;
  /** Query string of a part. */
  partLink: (part: number) => string;
}

/** Part 5: CV, all answers to check, captcha and privacy statement. */
export function SendPart({ form, cv, cvError, captcha, partLink }: SendPartProps) {
  const { t } = useTranslation('careers');
  const { id, error } = form.group('cv');
  return (
    <FieldStack>
      <CvField id={id} upload={cv.upload} error={cvError ?? error} onChoose={(file) => void cv.start(file)} onRemove={cv.remove} />
      <Section level={3} title={t('answers.title')} className={css.check}>
        <p className={css.intro}>{t('answers.text')}</p>
        <AnswersList values={form.getValues()} partLink={partLink} />
      </Section>
      <CaptchaField {...form.field('captcha')} captcha={captcha} />
      <p className={css.privacy}>
        <Trans t={t} i18nKey="privacy" components={{ policy: <Link to={paths.privacy} /> }} />
      </p>
    </FieldStack>
  );
}
