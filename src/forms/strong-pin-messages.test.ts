// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import forms from '@/i18n/locales/en/forms.json';
import { usePinMessages, usePinNote } from './strong-pin-messages.ts';

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
