import { useTranslation } from 'react-i18next';
import { type FieldMessages, type FormMessages, useZodForm, type ZodForm } from '@/forms/use-zod-form';
import { type Application, emptyForm, entryOf, type FieldName, type FormValues, fieldNames, type SingleName } from './fields.ts';
import { applicationRules, maxLengthOf, partRules } from './rules.ts';

export type JobForm = ZodForm<FormValues, Application>;

/** Form with the rules of one part, counted from 0; the last part validates everything. `cvError` is the message for an unfinished upload. */
export function useJobForm(part: number, cvError: string): JobForm {
  const { t } = useTranslation('careers');
  const { t: tCaptcha } = useTranslation('captcha');

  const labelOf = useFieldLabel();

  const invalid = (name: FieldName): string => {
    if (name === 'birthDate' || name === 'arrivalDate') return t('error.date', { field: labelOf(name) });
    return name.endsWith('Date') ? t('error.month', { field: labelOf(name) }) : t('error.tooLong', { field: labelOf(name), max: maxLengthOf(name) });
  };

  const messagesOf = (name: FieldName): FieldMessages => {
    switch (name) {
      case 'salary':
        return { required: t('error.salary'), invalid: t('error.salaryNumber'), range: t('error.salaryRange') };
      case 'arrivalDate':
        return { required: t('error.arrivalDate'), invalid: invalid(name), past: t('error.past') };
      case 'position':
      case 'engName':
      case 'chiName':
        return { required: t(`error.${name}`), invalid: invalid(name) };
      case 'jobSources':
        return t('error.jobSources');
      case 'cv':
        return cvError;
      case 'captcha':
        return { required: tCaptcha('missing'), invalid: tCaptcha('tooLong'), noImage: tCaptcha('noImage') };
      default:
        return invalid(name);
    }
  };

  return useZodForm({
    schema: partRules[part] === partRules.at(-1) ? applicationRules : (partRules[part] ?? applicationRules),
    defaultValues: emptyForm,
    messages: Object.fromEntries(fieldNames.map((name) => [name, messagesOf(name)])) as FormMessages<FormValues>,
  });
}

/** Label of a field, including the school or job that it belongs to. */
export function useFieldLabel(): (name: FieldName) => string {
  const { t } = useTranslation('careers');
  return (name) => {
    const entry = entryOf(name);
    if (entry === undefined) return t(`field.${name as Exclude<SingleName, 'cv' | 'captcha'>}`);
    const { kind, number, field } = entry;
    const label = kind === 'school' ? t(`school.${field}`) : t(`job.${field}`);
    return t('error.inEntry', { entry: t(`${kind}.legend`, { number }), field: label });
  };
}
