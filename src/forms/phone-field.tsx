import { brand } from '@/brand/brand';
import { TextField, type TextFieldProps } from '@/ui/text-field';

/** A Macau mobile number. Input is not changed while typing; the schema normalises it with `normalized(phoneNumber, …)`. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'prefix' | 'reveal'>) {
  return <TextField autoComplete="tel" spellCheck={false} {...props} type="tel" prefix={`+${brand.countryCode}`} />;
}
