import { useTranslation } from 'react-i18next';
import { entryOf, type FieldName, type SingleName } from './fields.ts';

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
