import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '@/ui/text-field';
import { keepDigits } from './keep-digits.ts';

type PinFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'reveal' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A PIN of 4 to 8 digits with a button that reveals it. */
export function PinField(props: PinFieldProps) {
  const { t } = useTranslation('forms');
  const reveal = { show: t('pin.show'), hide: t('pin.hide'), showLabel: t('pin.showLabel'), hideLabel: t('pin.hideLabel') };
  return <TextField inputMode="numeric" {...props} reveal={reveal} onInput={keepDigits} />;
}
