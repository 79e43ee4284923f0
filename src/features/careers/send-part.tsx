import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Answers } from '@/components/answers';
import { CaptchaField, type CaptchaImage } from '@/components/captcha-field';
import { dayText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { FieldStack } from '@/ui/field';
import { Section } from '@/ui/section';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './application-form.module.css';
import { CvField, type useCvUpload } from './cv-field.tsx';
import { type FieldName, type FormValues, parts } from './fields.ts';
import { parseMonth, parseSalary } from './rules.ts';
import { type JobForm, useFieldLabel } from './use-job-form.ts';

interface SendPartProps {
  form: JobForm;
  cv: ReturnType<typeof useCvUpload>;
  captcha: CaptchaImage;
  partLink: (part: number) => string;
}

/** Part 5: CV, all answers to check, captcha and privacy statement. */
export function SendPart({ form, cv, captcha, partLink }: SendPartProps) {
  const { t } = useTranslation('careers');
  const { id, error } = form.group('cv');
  return (
    <FieldStack>
      <CvField id={id} cv={cv} invalid={error} />
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

interface AnswersListProps {
  values: FormValues;
  cvName?: string | undefined;
  /** Query string of a part, to change its answers. */
  partLink?: ((part: number) => string) | undefined;
}

/** All answers of the application by part; what was left empty is left out. */
export function AnswersList({ values, cvName, partLink }: AnswersListProps) {
  const { t } = useTranslation('careers');
  const language = useLanguage();
  const labelOf = useFieldLabel();

  const textOf = (name: FieldName): string => {
    if (name === 'cv' || name === 'captcha') return '';
    if (name === 'jobSources') return values.jobSources.map((source) => t(`source.${source as '1'}`)).join(t('answers.separator'));
    if (name === 'hasSkill3' || name === 'hasSkill4') return values[name] ? t('hasCriminalRecord.1') : '';
    const text = values[name].trim();
    if (text === '') return '';
    if (name === 'gender' || name === 'married' || name === 'hasCriminalRecord') return t(`${name}.${text}` as 'gender.M');
    if (name === 'salary') return t('answers.salary', { amount: (parseSalary(text) ?? 0).toLocaleString('en') });
    if (name === 'birthDate' || name === 'arrivalDate') return dayText(text, language);
    return name.endsWith('Date') ? parseMonth(text) : text;
  };
  return parts.map(({ id, fields }, part) => {
    const name = t(`part.${id}.name`);
    const rows = fields.flatMap((field) => {
      const text = textOf(field);
      return text === '' ? [] : [[labelOf(field), text] as const];
    });
    const all = id === 'send' && cvName !== undefined ? [...rows, [t('cv.label'), cvName] as const] : rows;
    return all.length === 0 ? null : (
      <Answers
        key={id}
        title={id === 'send' ? t('cv.label') : name}
        rows={all}
        action={
          partLink === undefined || id === 'send' ? undefined : (
            <Link to={{ search: partLink(part) }} className={css.change}>
              {t('answers.change')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Link>
          )
        }
      />
    );
  });
}
