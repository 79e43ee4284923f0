import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '@/ui/text-field';

/** A month: a picker where the browser has one, else a text with an example of how to write it. */
export function MonthField(props: Omit<TextFieldProps, 'type' | 'placeholder'>) {
  const { t } = useTranslation('careers');
  return <TextField autoComplete="off" {...props} type="month" placeholder={t('monthFormat')} />;
}
