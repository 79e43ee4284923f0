import { useTranslation } from 'react-i18next';
import { type FieldMessages, type FormMessages, useZodForm, type ZodForm } from '@/forms/use-zod-form';
import { type Application, emptyForm, entryOf, type FieldName, type Filled, fieldNames, type SingleName } from './fields.ts';
import { applicationRules, mostOf, partRules } from './rules.ts';

/** The form as its parts see it. */
export type JobForm = ZodForm<Filled, Application>;

/**
 * The form on the rules of one part, counted from 0; the last part has those of all. `cvTrouble` is what a submit says of a CV that is
 * not there yet.
 */
export function useJobForm(part: number, cvTrouble: string): JobForm {
  const { t } = useTranslation('careers');
  const { t: tCaptcha } = useTranslation('captcha');

  /** What a field is called, with the school or job that it belongs to. */
  const nameOf = (name: FieldName): string => {
    const entry = entryOf(name);
    if (entry === undefined) return t(`field.${name as Exclude<SingleName, 'cv' | 'captcha'>}`);
    const { kind, place, field } = entry;
    const label = kind === 'school' ? t(`school.${field}`) : t(`job.${field}`);
    return t('error.inEntry', { entry: t(`${kind}.legend`, { place }), field: label });
  };

  const invalid = (name: FieldName): string => {
    if (name === 'birthDate' || name === 'arrivalDate') return t('error.date', { field: nameOf(name) });
    return name.endsWith('Date') ? t('error.month', { field: nameOf(name) }) : t('error.tooLong', { field: nameOf(name), most: mostOf(name) });
  };

  const wordsOf = (name: FieldName): FieldMessages => {
    switch (name) {
      case 'salary':
        return { required: t('error.salary'), invalid: t('error.salaryNumber'), range: t('error.salaryRange') };
      case 'position':
      case 'arrivalDate':
      case 'engName':
      case 'chiName':
        return { required: t(`error.${name}`), invalid: invalid(name) };
      case 'jobSources':
        return t('error.jobSources');
      case 'cv':
        return cvTrouble;
      case 'captcha':
        return { required: tCaptcha('missing'), invalid: tCaptcha('tooLong'), noImage: tCaptcha('noImage') };
      default:
        return invalid(name);
    }
  };

  return useZodForm({
    schema: partRules[part] === partRules.at(-1) ? applicationRules : (partRules[part] ?? applicationRules),
    defaultValues: emptyForm,
    messages: Object.fromEntries(fieldNames.map((name) => [name, wordsOf(name)])) as FormMessages<Filled>,
  });
}
