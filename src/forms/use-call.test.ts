// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectRouter } from '@/lib/destination';
import { toastStore } from '@/lib/toasts';
import { useCall } from './use-call.ts';

vi.mock('./failure-text.tsx', () => ({
  useFailureText: () => (failure?: Error, unsure?: string) => failure && (failure.message === '' ? undefined : `${failure.message}${unsure ?? ''}`),
}));

const failed = (message: string) => Object.assign(new Error(message), { kind: 'business' });
const open = () => renderHook(() => useCall()).result;
const toasts = () => toastStore.get().map(({ kind, text }) => `${kind}: ${text}`);
const location = { pathname: '/news', search: '' };

beforeEach(() => {
  location.pathname = '/news';
  connectRouter(() => ({ initialized: true, location: { ...location }, navigation: {} }));
  toastStore.set([]);
});
afterEach(cleanup);

it('is one at a time, and stays busy after success, because the caller goes', async () => {
  const result = open();
  expect(result.current.busy).toBe(false);
  let respond = () => {};
  const call = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        respond = resolve;
      }),
  );
  let running: Promise<void> | undefined;
  act(() => {
    running = result.current.run(call);
  });
  expect(result.current.busy).toBe(true);
  await act(() => result.current.run(call));
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => {
    respond();
    await running;
  });
  expect(result.current.busy).toBe(true);
});

it('can be made again where the caller stays', async () => {
  const result = open();
  const call = vi.fn(async () => {});
  for (const _ of [1, 2]) await act(() => result.current.run(call, { reusable: true }));
  expect([call.mock.calls.length, result.current.busy]).toEqual([2, false]);
});

it('shows its failure until the next attempt', async () => {
  const result = open();
  await act(() => result.current.run(() => Promise.reject(failed('No'))));
  expect([result.current.busy, result.current.failureText, toasts()]).toEqual([false, 'No', []]);
  let respond = () => {};
  act(
    () =>
      void result.current.run(
        () =>
          new Promise<void>((resolve) => {
            respond = resolve;
          }),
      ),
  );
  expect(result.current.failureText).toBeUndefined();
  await act(async () => respond());
});

it('shows a failure as a toast once the page is left, if there is something to say', async () => {
  const result = open();
  for (const message of ['Late', '']) {
    location.pathname = '/news';
    await act(() =>
      result.current.run(async () => {
        location.pathname = '/index';
        throw failed(message);
      }),
    );
  }
  expect([result.current.busy, result.current.failureText, toasts()]).toEqual([false, undefined, ['error: Late']]);
});

it('does not hide a programming error', async () => {
  const result = open();
  await act(async () => {
    await expect(result.current.run(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x');
  });
  expect(result.current.failureText).toBeUndefined();
});
