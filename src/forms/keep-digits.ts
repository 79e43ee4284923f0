import type { FormEvent } from 'react';
import { digitsOnly } from '@/lib/phone-number';

/** `onInput` of a digits-only field (LOGIN-09): removes other characters, converts full-width digits and keeps the caret position. */
export function keepDigits(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const digits = digitsOnly(input.value);
  if (digits === input.value || (event.nativeEvent as InputEvent).isComposing) return;
  const caret = digitsOnly(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}
