// @vitest-environment happy-dom
import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { type CallMeta, createQueryClient } from '@/api/query-client';
import { inForm } from '@/forms/call-failure';
import { initMessages } from '@/i18n/i18n';
import { toastStore } from '@/lib/toasts';
import { handleFailure } from './failures.ts';

const navigate = vi.fn();
beforeEach(async () => {
  await initMessages();
  toastStore.set([]);
  navigate.mockReset();
});

const shown = () => toastStore.get().map(({ kind, text }) => [kind, text]);

describe('a failed read', () => {
  it('with status −1 shows the server’s message (ERR-01)', () => {
    handleFailure(new ApiError('business', '系統繁忙'), {}, navigate);
    expect(shown()).toEqual([['error', '系統繁忙']]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('with HTTP 500 shows the server’s message, and one of the site where there is none (ERR-04)', () => {
    handleFailure(new ApiError('server', '系統發生故障', 500), {}, navigate);
    handleFailure(new ApiError('server', '', 500), {}, navigate);
    expect(shown()).toEqual([
      ['error', '系統發生故障'],
      ['error', '我們的系統發生故障，請稍後再試。'],
    ]);
  });

  it('with HTTP 404 leads to /404, unless the page works without the data (ERR-03)', () => {
    handleFailure(new ApiError('notFound', '找不到', 404), { optional: true }, navigate);
    expect(navigate).not.toHaveBeenCalled();
    handleFailure(new ApiError('notFound', '找不到', 404), {}, navigate);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/404');
    expect(shown()).toEqual([]);
  });

  it.each(['http', 'timeout', 'network', 'malformed', 'ignored', 'sessionExpired'] as const)('of the kind %s is not handled here (ERR-05, ERR-07)', (kind) => {
    handleFailure(new ApiError(kind, 'never shown'), {}, navigate);
    expect(shown()).toEqual([]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a failed write', () => {
  it.each(['business', 'server', 'notFound'] as const)('of a form is left to the form: no toast, no /404: %s (decision B110)', async (kind) => {
    const onError = vi.fn((error: ApiError, meta: CallMeta) => handleFailure(error, meta, navigate));
    const client = createQueryClient(onError);
    const write = (meta: object) => new MutationObserver(client, { mutationFn: () => Promise.reject(new ApiError(kind, 'No.')), ...meta }).mutate();
    await expect(write(inForm.mutation)).rejects.toThrow('No.');
    expect(onError).not.toHaveBeenCalled();
    // Without a form it is handled as a read.
    await expect(write({})).rejects.toThrow('No.');
    expect(onError).toHaveBeenCalledOnce();
  });
});
