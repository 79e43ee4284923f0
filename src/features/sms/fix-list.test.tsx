// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import { FixList } from './fix-list.tsx';

setUpLanguage('en', 'sms');

const ignore = () => {};

it('of thousands of wrong numbers a hundred more are shown at each press (SMS-11)', () => {
  const wrong = Array.from({ length: 5000 }, (_, at) => `word${at}`);
  const list = (count: number) => <FixList id="x" wrong={wrong.slice(0, count)} onMend={ignore} onRemove={ignore} onRemoveAll={ignore} onDone={ignore} />;
  const { container, rerender } = renderApp(list(5000));
  const values = () => [...container.querySelectorAll('input')].map(({ value }) => value);
  expect(values()).toEqual(wrong.slice(0, 6));
  fireEvent.click(screen.getByText('Show 100 more numbers to correct'));
  expect(values()).toEqual(wrong.slice(0, 106));
  rerender(list(107));
  fireEvent.click(screen.getByText('Show 1 more number to correct'));
  expect(values()).toEqual(wrong.slice(0, 107));
  expect(screen.queryByText(/^Show/)).toBeNull();
});
