// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepDigits } from './pin-field.tsx';

/** What is left of a value with the caret at `|`. */
function after(typed: string, isComposing = false): string {
  const input = document.createElement('input');
  input.value = typed.replace('|', '');
  input.setSelectionRange(typed.indexOf('|'), typed.indexOf('|'));
  keepDigits({ currentTarget: input, nativeEvent: { isComposing } } as never);
  const caret = input.selectionStart ?? 0;
  return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
}

it.each([
  ['12a|34', '12|34'],
  ['a|b12', '|12'],
  ['１２|３', '12|3'],
  ['6688 1234|', '66881234|'],
  ['12|34', '12|34'],
])('%s becomes %s (LOGIN-09)', (typed, kept) => {
  expect(after(typed)).toBe(kept);
});

it('leaves alone what is still being composed', () => {
  expect(after('12a|', true)).toBe('12a|');
});
