// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, toastStore } from '@/lib/toasts';
import { renderApp, setUpLanguage } from '../../tests/support/render-app.tsx';
import { ToastRegion } from './toast-region.tsx';

setUpLanguage('en');
/** As prescribed, so not taken from the store's own constant. */
const SHOWN_MS = 3000;

beforeEach(() => {
  vi.useFakeTimers();
  toastStore.set([]);
});
afterEach(() => vi.useRealTimers());

it.each(['error', 'success', 'info'] as const)('closes a toast of the kind %s after the prescribed time (ERR-01, ERR-06)', async (kind) => {
  renderApp(<ToastRegion />);
  act(() => showToast(kind, '系統繁忙'));
  await act(() => vi.advanceTimersByTimeAsync(SHOWN_MS - 50));
  expect(screen.getAllByText('系統繁忙')).not.toEqual([]);
  expect(toastStore.get()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(toastStore.get()).toEqual([]);
});

it('gives a failure without a message the words of the site (ERR-04)', () => {
  renderApp(<ToastRegion />);
  act(() => showToast('error', ''));
  expect(screen.getByText('Something went wrong on our side. Try again in a few minutes.')).toBeDefined();
});
