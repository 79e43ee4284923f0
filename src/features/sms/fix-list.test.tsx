// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import common from '@/i18n/locales/en/common.json';
import messages from '@/i18n/locales/en/sms.json';
import { FixList } from './fix-list.tsx';

const i18n = createInstance();
void i18n.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common, sms: messages } }, initAsync: false });

afterEach(cleanup);

const ignore = () => {};

it('of thousands of wrong numbers a hundred more are shown at each press (SMS-11)', () => {
  const wrong = Array.from({ length: 5000 }, (_, at) => `word${at}`);
  const list = (count: number) => (
    <I18nextProvider i18n={i18n}>
      <FixList id="x" wrong={wrong.slice(0, count)} onMend={ignore} onRemove={ignore} onRemoveAll={ignore} onDone={ignore} />
    </I18nextProvider>
  );
  const { container, rerender } = render(list(5000));
  const values = () => [...container.querySelectorAll('input')].map(({ value }) => value);
  expect(values()).toEqual(wrong.slice(0, 6));
  fireEvent.click(screen.getByText('Show 100 more numbers to correct'));
  expect(values()).toEqual(wrong.slice(0, 106));
  rerender(list(107));
  fireEvent.click(screen.getByText('Show 1 more number to correct'));
  expect(values()).toEqual(wrong.slice(0, 107));
  expect(screen.queryByText(/^Show/)).toBeNull();
});
