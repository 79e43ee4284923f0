// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import forms from '@/i18n/locales/en/forms.json';
import { usePinMessages } from './strong-pin-messages.ts';

const i18n = createInstance();
void i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { forms } }, initAsync: false });

it('each weakness of a PIN is told by its own words', () => {
  const wrapper = ({ children }: { children: ReactNode }) => createElement(I18nextProvider, { i18n }, children);
  expect(renderHook(usePinMessages, { wrapper }).result.current).toEqual({
    unchanged: forms.pin.unchanged,
    repeated: forms.pin.repeated,
    sequence: forms.pin.sequence,
    ownNumber: forms.pin.ownNumber,
  });
});
