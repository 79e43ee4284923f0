import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { digitsOnly } from '@/lib/phone-number';
import { TextField, type TextFieldProps } from '@/ui/text-field';

/** A PIN of 4 to 8 digits with a button that reveals it. */
export function PinField(props: Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'reveal'> & { autoComplete: 'current-password' | 'new-password' }) {
  const { t } = useTranslation('forms');
  const reveal = { show: t('pin.show'), hide: t('pin.hide'), showLabel: t('pin.showLabel'), hideLabel: t('pin.hideLabel') };
  return <TextField inputMode="numeric" {...props} reveal={reveal} onInput={keepDigits} />;
}

/** `onInput` of a digits-only field (LOGIN-09): removes other characters, converts full-width digits and keeps the caret position. */
export function keepDigits(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const digits = digitsOnly(input.value);
  if (digits === input.value || (event.nativeEvent as InputEvent).isComposing) return;
  const caret = digitsOnly(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}
