// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SmsPreview } from '@/api/generated/sms';
import { useSend } from './use-send.ts';

const api = vi.hoisted(() => ({ options: undefined as unknown, mutateAsync: vi.fn() }));
vi.mock('@/api/generated/sms', () => ({
  useSendSms: (options: unknown) => {
    api.options = options;
    return { mutateAsync: api.mutateAsync };
  },
}));
vi.mock('@/forms/failure-text', () => ({
  useFailureText:
    () =>
    ({ message }: Error) =>
      message || undefined,
}));

const preview = (content: string) => ({ form: { content } }) as unknown as SmsPreview;
const failed = (message: string) => Object.assign(new Error(message), { kind: 'business' });

function open() {
  const [onSent, onFailed] = [vi.fn(), vi.fn()];
  const { result } = renderHook(() => useSend({ onSent, onFailed }));
  return { result, onSent, onFailed, send: (message: SmsPreview) => act(() => result.current.send(message)) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  localStorage.clear();
  api.mutateAsync.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('sends a preview once, with a key, and says when (SMS-37)', async () => {
  const { result, onSent, send } = open();
  const message = preview('Hello');
  await send(message);
  await send(message);
  expect(api.mutateAsync.mock.calls).toEqual([[{ data: { content: 'Hello' }, headers: { 'Idempotency-Key': expect.any(String) } }]]);
  expect(onSent.mock.calls).toEqual([[{ preview: message, at: 1_800_000_000_000 }]]);
  expect(result.current.sending).toBe(false);
  expect(api.options).toEqual({ mutation: { meta: { ownErrors: true } } });
  await send(preview('Another'));
  expect(onSent).toHaveBeenCalledTimes(2);
});

it('is sending while the call runs', async () => {
  let respond = (_: unknown) => {};
  api.mutateAsync.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  const { result } = open();
  expect(result.current.sending).toBe(false);
  let sent: Promise<void> | undefined;
  act(() => {
    sent = result.current.send(preview('Slow'));
  });
  expect(result.current.sending).toBe(true);
  await act(async () => {
    respond(undefined);
    await sent;
  });
  expect(result.current.sending).toBe(false);
});

it('says why it failed, if it has to be said here, and can be sent again', async () => {
  const { result, onSent, onFailed, send } = open();
  const message = preview('Refused');
  api.mutateAsync.mockRejectedValueOnce(failed('No credit'));
  await send(message);
  expect([onFailed.mock.calls, onSent.mock.calls, result.current.sending]).toEqual([[['No credit']], [], false]);
  api.mutateAsync.mockRejectedValueOnce(failed(''));
  await send(message);
  expect(onFailed).toHaveBeenCalledTimes(1);
  await send(message);
  expect(onSent).toHaveBeenCalledTimes(1);
});

it('does not hide a programming error', async () => {
  const { result, onFailed } = open();
  api.mutateAsync.mockRejectedValue(new TypeError('x is undefined'));
  await act(async () => {
    await expect(result.current.send(preview('Wrong'))).rejects.toThrow('x is undefined');
  });
  expect(onFailed).not.toHaveBeenCalled();
});
