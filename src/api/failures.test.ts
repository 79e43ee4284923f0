// @vitest-environment happy-dom
import { MutationObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inForm } from '@/forms/call-failure';
import { initMessages } from '@/i18n/i18n';
import { connectRouter } from '@/lib/destination';
import { toastStore } from '@/lib/toasts';
import { closeLogin, useLoginPrompt } from '@/session/login-prompt';
import { endSession, hasExpired, onSessionExpired, startSession } from '@/session/session';
import { ApiError, type ApiErrorKind } from './errors.ts';
import { type CallMeta, handleFailure } from './failures.ts';
import { createQueryClient } from './query-client.ts';

const goTo = vi.fn();
const router = { initialized: true, location: { pathname: '/plans', search: '' }, navigation: {} };
const fail = (kind: ApiErrorKind, message = '', meta: CallMeta = {}) => handleFailure(new ApiError(kind, message), meta);

beforeEach(async () => {
  connectRouter(() => router, goTo);
  await initMessages();
  endSession();
  closeLogin();
  toastStore.set([]);
  goTo.mockReset();
});

const shown = () => toastStore.get().map(({ kind, text }) => [kind, text]);

describe('a failed read', () => {
  it('with status −1 shows the server’s message (ERR-01)', () => {
    fail('business', '系統繁忙');
    expect(shown()).toEqual([['error', '系統繁忙']]);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('with HTTP 500 shows the server’s message, and leaves the words to the region where there is none (ERR-04)', () => {
    fail('server', '系統發生故障');
    fail('server');
    expect(shown()).toEqual([
      ['error', '系統發生故障'],
      ['error', ''],
    ]);
  });

  it('with HTTP 404 leads to /404, unless the page works without the data (ERR-03)', () => {
    fail('notFound', '找不到', { optional: true });
    expect(goTo).not.toHaveBeenCalled();
    fail('notFound', '找不到');
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/404');
    expect(shown()).toEqual([]);
  });

  it.each(['http', 'timeout', 'network', 'malformed', 'ignored', 'superseded'] as const)('of the kind %s is left to its section (ERR-05, ERR-07)', (kind) => {
    fail(kind, 'never shown');
    expect(shown()).toEqual([]);
    expect(goTo).not.toHaveBeenCalled();
    expect(hasExpired()).toBe(false);
  });

  it.each(['business', 'server', 'notFound'] as const)('that its page shows gives no toast and does not lead away: %s', (kind) => {
    fail(kind, 'No.', { ownErrors: true });
    expect(shown()).toEqual([]);
    expect(goTo).not.toHaveBeenCalled();
  });
});

describe('an expired session', () => {
  const customer = { token: 'token-1', mobileNo: '66881234', account: '1', isOneBill: 'false', net: '4g', networkType: '5G' };

  it.each([
    [{}, '/plans', { interrupted: false, reason: 'ended' }],
    [{ ownErrors: true }, '/account/sms/7', { interrupted: true, reason: 'expired', returnTo: '/account/sms/7?step=text' }],
  ])('ends, wherever the failure is shown (%j), and leads from %s to the home page with the log-in (ERR-02)', (meta, pathname, prompt) => {
    router.location = { pathname, search: '?step=text' };
    startSession(customer, 'postpaid');
    const expired = vi.fn();
    const stop = onSessionExpired(expired);
    fail('sessionExpired', '請重新登入', meta);
    stop();
    expect(expired).toHaveBeenCalledOnce();
    expect(hasExpired()).toBe(true);
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/index');
    expect(renderHook(useLoginPrompt).result.current).toEqual({ open: true, tab: 'login', ...prompt });
    expect(shown()).toEqual([]);
  });
});

describe('a failed write', () => {
  it.each(['business', 'server', 'notFound'] as const)('of a form is left to the form: no toast, no /404: %s (decision B110)', async (kind) => {
    const client = createQueryClient();
    const write = (meta: object) => new MutationObserver(client, { mutationFn: () => Promise.reject(new ApiError(kind, 'No.')), ...meta }).mutate();
    await expect(write(inForm.mutation)).rejects.toThrow('No.');
    expect([shown(), goTo.mock.calls]).toEqual([[], []]);
    // Without a form it is handled as a read.
    await expect(write({})).rejects.toThrow('No.');
    expect([shown(), goTo.mock.calls]).toEqual(kind === 'notFound' ? [[], [['/404']]] : [[['error', 'No.']], []]);
  });
});
