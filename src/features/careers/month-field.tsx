import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '@/ui/text-field';

/** Month input; browsers without a month picker show a text field with a format example. */
export function MonthField(props: Omit<TextFieldProps, 'type' | 'placeholder'>) {
  const { t } = useTranslation('careers');
  return <TextField autoComplete="off" {...props} type="month" placeholder={t('monthFormat')} />;
}
