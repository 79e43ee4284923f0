// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IdempotencyHeaders } from './send-once.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CARD = { operation: 'payment', identity: ['66881234', 120], whereToCheck: 'payment' } as const;
const failed = (kind: string, httpStatus?: number) => Object.assign(new Error('A message proves nothing.'), { kind, httpStatus });
const rejects = (error: Error) => vi.fn((_: IdempotencyHeaders) => Promise.reject(error));
const succeeds = () => vi.fn(async (_: IdempotencyHeaders) => 'done');
const keyOf = (send: ReturnType<typeof succeeds> | ReturnType<typeof rejects>) => send.mock.lastCall?.[0]['Idempotency-Key'];

/** The module as another tab loads it: same storage, own state, without locks. */
async function openTab(idempotencyKeys: 'sent' | 'kept' = 'sent') {
  vi.resetModules();
  Object.assign((await import('@/brand/config')).siteConfig, { idempotencyKeys, apiBase: '' });
  return (await import('./send-once.ts')).sendOnce;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it('what failed under the lock is not sent again', async () => {
  const request = (_name: string, _options: LockOptions, run: (lock: object) => unknown) => run({});
  Object.defineProperty(navigator, 'locks', { value: { request: async (...args: Parameters<typeof request>) => request(...args) }, configurable: true });
  const send = rejects(failed('business', 200));
  await expect((await openTab())(CARD, send)).rejects.toMatchObject({ kind: 'business' });
  expect(send).toHaveBeenCalledTimes(1);
});

it('the lock is of the submission, and waits for nobody', async () => {
  const request = vi.fn((_name: string, _options: LockOptions, run: (lock: object) => unknown) => run({}));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const sendOnce = await openTab();
  await sendOnce(CARD, succeeds());
  await sendOnce({ ...CARD, operation: 'ussd' }, succeeds());
  const names = request.mock.calls.map(([name]) => name);
  expect(names).toEqual([expect.stringMatching(/^sent:payment:\d+$/), expect.stringMatching(/^sent:ussd:\d+$/)]);
  expect(request.mock.calls[0]?.[1]).toEqual({ ifAvailable: true });
});

it('a refusal leaves no record', async () => {
  await expect((await openTab())(CARD, rejects(failed('business', 200)))).rejects.toThrow();
  expect({ ...localStorage }).toEqual({});
});

it('an error of the program is no answer: another tab warns', async () => {
  const error = new TypeError('x is undefined');
  await expect((await openTab())(CARD, rejects(error))).rejects.toBe(error);
  expect(error).not.toHaveProperty('unknown');
  const send = succeeds();
  await expect((await openTab())(CARD, send)).rejects.toMatchObject({ kind: 'duplicate' });
  expect(send).not.toHaveBeenCalled();
});

it('a browser without random keys sends none, so that repeating is not safe though the backend keeps keys', async () => {
  vi.stubGlobal('crypto', { randomUUID: undefined });
  const sendOnce = await openTab('kept');
  const send = rejects(failed('network'));
  await expect(sendOnce(CARD, send)).rejects.toMatchObject({ unknown: { whereToCheck: 'payment', repeatable: false } });
  expect(send.mock.calls).toStrictEqual([[{}]]);
});

it('a warning is of one submission: that of another asks again', async () => {
  const other = { ...CARD, identity: ['66881234', 121] };
  const first = await openTab();
  await first(CARD, succeeds());
  await first(other, succeeds());
  const second = await openTab();
  await expect(second(CARD, succeeds())).rejects.toMatchObject({ kind: 'duplicate' });
  vi.advanceTimersByTime(1000);
  await expect(second(other, succeeds())).rejects.toMatchObject({ kind: 'duplicate' });
  vi.advanceTimersByTime(1000);
  await expect(second(other, succeeds())).resolves.toBe('done');
});

it('a warning is of one time: what another tab has sent since asks again', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await first(CARD, succeeds());
  await expect(second(CARD, succeeds())).rejects.toMatchObject({ kind: 'duplicate' });
  vi.advanceTimersByTime(1000);
  await first(CARD, succeeds());
  await expect(second(CARD, succeeds())).rejects.toMatchObject({ kind: 'duplicate' });
});

it.each([
  ['the same key after a lost response', 'network', undefined, true],
  ['the same key while the server is closed', 'http', 503, true],
  ['a new key after a refusal', 'business', 200, false],
] as const)('a second attempt that ends has %s', async (_what, kind, httpStatus, isSame) => {
  const sendOnce = await openTab('kept');
  const lost = rejects(failed('network'));
  await expect(sendOnce(CARD, lost)).rejects.toThrow();
  const second = rejects(failed(kind, httpStatus));
  await expect(sendOnce(CARD, second)).rejects.toThrow();
  expect(keyOf(second)).toBe(keyOf(lost));
  vi.advanceTimersByTime(1000);
  const third = succeeds();
  await sendOnce(CARD, third);
  expect(keyOf(third)).toMatch(UUID);
  expect(keyOf(third) === keyOf(lost)).toBe(isSame);
});

it('other details are another intention: a new key, and a warning though the backend keeps keys', async () => {
  const sendOnce = await openTab('kept');
  const lost = rejects(failed('network'));
  await expect(sendOnce({ ...CARD, fingerprint: 'card' }, lost)).rejects.toThrow();
  const other = succeeds();
  const reloaded = await openTab('kept');
  await expect(reloaded({ ...CARD, fingerprint: 'wallet' }, other)).rejects.toMatchObject({ kind: 'duplicate' });
  vi.advanceTimersByTime(1000);
  await reloaded({ ...CARD, fingerprint: 'wallet' }, other);
  expect(keyOf(other)).not.toBe(keyOf(lost));
});

it('a success of another operation changes nothing about an unknown outcome', async () => {
  const sendOnce = await openTab('kept');
  const lost = rejects(failed('network'));
  await expect(sendOnce(CARD, lost)).rejects.toThrow();
  await sendOnce({ operation: 'pay', identity: 1, whereToCheck: 'payment' }, succeeds());
  const again = succeeds();
  await sendOnce(CARD, again);
  expect(keyOf(again)).toBe(keyOf(lost));
});

it('a success of another operation leaves the message about an unknown outcome as it is', async () => {
  const sendOnce = await openTab();
  const failure = failed('network');
  await expect(sendOnce(CARD, rejects(failure))).rejects.toBe(failure);
  vi.advanceTimersByTime(999);
  await sendOnce({ operation: 'pay', identity: 1, whereToCheck: 'payment' }, succeeds());
  await expect(sendOnce(CARD, succeeds())).rejects.toBe(failure);
  vi.advanceTimersByTime(1);
  await expect(sendOnce(CARD, succeeds())).resolves.toBe('done');
});

it.each([
  ['almost', 119_999, true],
  ['exactly', 120_000, false],
])('a success is remembered %s two minutes', async (_word, passed, isRemembered) => {
  await (await openTab())(CARD, succeeds());
  vi.advanceTimersByTime(passed);
  const again = (await openTab())(CARD, succeeds());
  await (isRemembered ? expect(again).rejects.toMatchObject({ kind: 'duplicate' }) : expect(again).resolves.toBe('done'));
});

it('an unknown outcome is remembered for a day, or as long as the submission says', async () => {
  const lost = rejects(failed('network'));
  await expect((await openTab())(CARD, lost)).rejects.toThrow();
  vi.advanceTimersByTime(86_400_000);
  await expect((await openTab())(CARD, succeeds())).resolves.toBe('done');
  const code = { operation: 'loginCode', identity: 1, whereToCheck: 'code', within: 60_000 } as const;
  await expect((await openTab())(code, lost)).rejects.toThrow();
  vi.advanceTimersByTime(60_000);
  await expect((await openTab())(code, succeeds())).resolves.toBe('done');
});
