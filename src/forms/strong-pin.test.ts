// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import forms from '@/i18n/locales/en/forms.json';
import { strongPin, usePinMessages, usePinNote, weaknessOf } from './strong-pin.ts';

it.each([
  ['0000', 'repeated'],
  ['99999999', 'repeated'],
  ['1212', 'repeated'],
  ['123123', 'repeated'],
  ['121212', 'repeated'],
  ['1234', 'sequence'],
  ['123456', 'sequence'],
  ['7890', 'sequence'],
  ['4321', 'sequence'],
  ['6688', 'ownNumber'],
  ['881234', 'ownNumber'],
  ['66881234', 'ownNumber'],
  ['205188', 'unchanged'],
  ['7531', undefined],
  ['1235', undefined],
  ['908172', undefined],
  ['4455', undefined],
  ['8901', 'sequence'],
  ['1098', 'sequence'],
  ['1357', undefined],
  ['12344', undefined],
  ['1123', undefined],
  ['01212', undefined],
  ['12120', undefined],
  ['1234512345', undefined],
  ['12341234', 'repeated'],
])('%s is refused as: %s', (pin, weakness) => {
  expect(weaknessOf({ pin, old: '205188', mobileNo: '66881234' })).toBe(weakness);
});

it('an empty PIN is missing, not weak', () => {
  expect(weaknessOf({ pin: '', old: '', mobileNo: '' })).toBeUndefined();
});

it('each weakness is an error of its own at the PIN (B76)', () => {
  const rules = z
    .object({ password: z.string() })
    .check(...strongPin<{ password: string }>(({ password }) => ({ pin: password, old: '205188', mobileNo: '66881234' })));
  const errors = (password: string) => rules.safeParse({ password }).error?.issues.map(({ path, message }) => [...path, message]);
  expect(['205188', '1212', '1234', '6688', '7531'].map(errors)).toEqual([
    ...['unchanged', 'repeated', 'sequence', 'ownNumber'].map((weakness) => [['password', weakness]]),
    undefined,
  ]);
});

const i18n = createInstance();
void i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { forms } }, initAsync: false });

const wrapper = ({ children }: { children: ReactNode }) => createElement(I18nextProvider, { i18n }, children);

it('each weakness of a PIN is told by its own words', () => {
  expect(renderHook(usePinMessages, { wrapper }).result.current).toEqual({
    unchanged: forms.pin.unchanged,
    repeated: forms.pin.repeated,
    sequence: forms.pin.sequence,
    ownNumber: forms.pin.ownNumber,
  });
});

it.each([
  ['205', {}],
  ['2051', { note: forms.pin.good, noteTone: 'ok' }],
  ['1212', { note: forms.pin.repeated }],
])('the note of %s while it is typed', (pin, note) => {
  const rule = z.string().check(z.minLength(4));
  expect(renderHook(() => usePinNote(rule, { pin, mobileNo: '66881234' }), { wrapper }).result.current).toEqual(note);
});
