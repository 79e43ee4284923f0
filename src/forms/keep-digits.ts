import type { FormEvent } from 'react';
import { digitsOnly } from '@/lib/phone-number';

/**
 * `onInput` of a field that takes digits only (LOGIN-09): everything else goes as it is typed, digits of a Chinese keyboard become plain
 * ones, and the caret stays where it was.
 */
export function keepDigits(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const digits = digitsOnly(input.value);
  if (digits === input.value || (event.nativeEvent as InputEvent).isComposing) return;
  const caret = digitsOnly(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}
