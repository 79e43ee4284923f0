import { TextField, type TextFieldProps } from '@/ui/text-field';

/**
 * A Macau mobile number. Nothing is changed while it is typed; `phoneNumber` of `src/lib` reads spaces, +853 and brackets, so give the
 * schema `cleaned(phoneNumber, …)`.
 */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'prefix' | 'reveal'>) {
  return <TextField autoComplete="tel" spellCheck={false} {...props} type="tel" prefix="+853" />;
}
