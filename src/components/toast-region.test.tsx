// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import common from '@/i18n/locales/en/common.json';
import { showToast, toastStore } from '@/lib/toasts';
import { ToastRegion } from './toast-region.tsx';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { common } }, defaultNS: 'common' });

beforeEach(() => {
  vi.useFakeTimers();
  toastStore.set([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each(['error', 'success', 'info'] as const)('closes a toast of the kind %s after three seconds (ERR-01, ERR-06)', async (kind) => {
  render(
    <I18nextProvider i18n={i18n}>
      <ToastRegion />
    </I18nextProvider>,
  );
  act(() => showToast(kind, '系統繁忙'));
  await act(() => vi.advanceTimersByTimeAsync(2950));
  expect(screen.getAllByText('系統繁忙')).not.toEqual([]);
  expect(toastStore.get()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(toastStore.get()).toEqual([]);
});
