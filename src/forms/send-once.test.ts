// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '@/session/session';
import { writeStored } from '@/session/storage';
import { CONFIRM_DELAY, clearSubmissions, DUPLICATE_WINDOW } from './send-once.ts';

const CARD = { operation: 'payment', same: ['66881234', 120], look: 'payment' } as const;
const DUPLICATE = { kind: 'duplicate', look: 'payment' };

class Refused extends Error {
  readonly kind: string;
  constructor(kind: string) {
    super();
    this.kind = kind;
  }
}

/** The module as another tab loads it: same storage and locks, own state. */
async function openTab() {
  vi.resetModules();
  const { sendOnce } = await import('./send-once.ts');
  return sendOnce;
}

/** A call that is settled by hand. */
function call() {
  let resolveCall = (_: unknown) => {};
  let fail = (_: Error) => {};
  const send = vi.fn(
    () =>
      new Promise<unknown>((resolve, reject) => {
        resolveCall = resolve;
        fail = reject;
      }),
  );
  return { send, resolve: (value: unknown) => resolveCall(value), fail: (error: Error) => fail(error) };
}

/** Fake Web Locks API with `ifAvailable` only. */
function locks() {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, run: (lock: object | null) => unknown) => {
    if (held.has(name)) return run(null);
    held.add(name);
    try {
      return await run({ name });
    } finally {
      held.delete(name);
    }
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  locks();
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('sendOnce', () => {
  it('rejects while another tab sends the same, and nothing else', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const slow = call();
    const first = one(CARD, slow.send);
    const same = call();
    await expect(two(CARD, same.send)).rejects.toMatchObject({ kind: 'inFlight', look: 'payment' });
    expect(same.send).not.toHaveBeenCalled();
    await expect(two({ ...CARD, same: ['66881234', 121] }, async () => 'another amount')).resolves.toBe('another amount');
    await expect(two({ ...CARD, operation: 'ussd' }, async () => 'another operation')).resolves.toBe('another operation');
    slow.resolve('paid');
    await expect(first).resolves.toBe('paid');
  });

  it('warns another tab before it repeats a submission, and sends on a second press that is no double click', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const send = vi.fn(async () => 'done');
    await one(CARD, send);
    await expect(two(CARD, send)).rejects.toMatchObject(DUPLICATE);
    vi.advanceTimersByTime(CONFIRM_DELAY - 1);
    await expect(two(CARD, send)).rejects.toMatchObject(DUPLICATE);
    vi.advanceTimersByTime(1);
    await expect(two(CARD, send)).resolves.toBe('done');
    expect(send).toHaveBeenCalledTimes(2);
    // The first tab does not know the second submission.
    await expect(one(CARD, send)).rejects.toMatchObject(DUPLICATE);
  });

  it('does not warn the same tab, except after a reload', async () => {
    const send = vi.fn(async () => 'done');
    const early = await openTab();
    await early(CARD, send);
    await early(CARD, send);
    await expect((await openTab())(CARD, send)).rejects.toMatchObject(DUPLICATE);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['network', true],
    ['timeout', true],
    ['malformed', true],
    ['business', false],
    ['sessionExpired', false],
  ])('after a failure of the kind %s, another tab is warned: %s', async (kind, warns) => {
    const error = new Refused(kind);
    await expect((await openTab())(CARD, () => Promise.reject(error))).rejects.toBe(error);
    const again = (await openTab())(CARD, async () => 'done');
    await (warns ? expect(again).rejects.toMatchObject(DUPLICATE) : expect(again).resolves.toBe('done'));
  });

  it('forgets after two minutes, at log-out, for another customer, and after the clock was set back', async () => {
    const send = async () => 'done';
    await (await openTab())(CARD, send);
    vi.advanceTimersByTime(DUPLICATE_WINDOW);
    await expect((await openTab())(CARD, send)).resolves.toBe('done');

    endSession();
    expect({ ...localStorage }).toEqual({});
    await expect((await openTab())(CARD, send)).resolves.toBe('done');

    writeStored('mobileNo', '66889999');
    await expect((await openTab())(CARD, send)).resolves.toBe('done');

    vi.setSystemTime(Date.now() - 86_400_000);
    await expect((await openTab())(CARD, send)).resolves.toBe('done');
  });

  it('warns for a shorter time with `within`', async () => {
    const code = { operation: 'loginCode', same: '66881234', look: 'code', within: 60_000 } as const;
    await (await openTab())(code, async () => {});
    vi.advanceTimersByTime(59_999);
    await expect((await openTab())(code, async () => 'done')).rejects.toMatchObject({ kind: 'duplicate', look: 'code' });
    vi.advanceTimersByTime(1);
    await expect((await openTab())(code, async () => 'done')).resolves.toBe('done');
  });

  it('does not warn about a cleared operation, but about others', async () => {
    const sms = { operation: 'sms', same: 'x', look: 'sms' } as const;
    for (const sending of [CARD, sms]) await (await openTab())(sending, async () => {});
    clearSubmissions('payment');
    await expect((await openTab())(CARD, async () => 'done')).resolves.toBe('done');
    await expect((await openTab())(sms, async () => 'done')).rejects.toMatchObject({ kind: 'duplicate' });
  });

  it('stores times and short checksums only', async () => {
    await (await openTab())({ operation: 'sms', same: { numList: '66123456', content: 'The fair opens at 10:00.' }, look: 'sms' }, async () => {});
    expect(Object.keys({ ...localStorage })).toEqual(['sent']);
    expect(localStorage.getItem('sent')).toMatch(/^\{"sms:\d{1,5}":\d{13}\}$/);
    localStorage.setItem('sent', 'nonsense');
    await expect((await openTab())(CARD, async () => 'done')).resolves.toBe('done');
  });

  it('sends without the Web Locks API or permission, and still warns', async () => {
    const forbidden = { request: () => Promise.reject(new DOMException('', 'SecurityError')) };
    for (const value of [undefined, forbidden]) {
      localStorage.clear();
      Reflect.deleteProperty(navigator, 'locks');
      if (value) Object.defineProperty(navigator, 'locks', { value, configurable: true });
      await expect((await openTab())(CARD, async () => 'done')).resolves.toBe('done');
      await expect((await openTab())(CARD, async () => 'done')).rejects.toMatchObject(DUPLICATE);
    }
  });
});
