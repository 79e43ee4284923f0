// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '@/session/session';
import { writeStored } from '@/session/storage';
import { CONFIRM_DELAY, clearSubmissions, DUPLICATE_WINDOW } from './send-once.ts';

const CARD = { operation: 'payment', same: ['66881234', 120], look: 'payment' } as const;
const DUPLICATE = { kind: 'duplicate', look: 'payment' };

/** A failed call, as the api layer throws it. */
class Refused extends Error {
  readonly kind: string;
  constructor(kind: string) {
    super();
    this.kind = kind;
  }
}

/** The site in a tab of its own: the same storage and locks, nothing else in common. */
async function openTab() {
  vi.resetModules();
  const { sendOnce } = await import('./send-once.ts');
  return sendOnce;
}

/** A call whose answer comes when it is told to. */
function call() {
  let answer = (_: unknown) => {};
  let fail = (_: Error) => {};
  const send = vi.fn(
    () =>
      new Promise<unknown>((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
  return { send, answer: (value: unknown) => answer(value), fail: (error: Error) => fail(error) };
}

/** The locks of a browser, as far as `ifAvailable` needs them. */
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

describe('sent once over all tabs', () => {
  it('refuses while another tab sends the same, and lets everything else through', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const slow = call();
    const first = one(CARD, slow.send);
    const same = call();
    await expect(two(CARD, same.send)).rejects.toMatchObject({ kind: 'inFlight', look: 'payment' });
    expect(same.send).not.toHaveBeenCalled();
    await expect(two({ ...CARD, same: ['66881234', 121] }, async () => 'another amount')).resolves.toBe('another amount');
    await expect(two({ ...CARD, operation: 'ussd' }, async () => 'another operation')).resolves.toBe('another operation');
    slow.answer('paid');
    await expect(first).resolves.toBe('paid');
  });

  it('asks another tab before it repeats what was sent, and sends on a second press that is no double click', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const send = vi.fn(async () => 'done');
    await one(CARD, send);
    await expect(two(CARD, send)).rejects.toMatchObject(DUPLICATE);
    vi.advanceTimersByTime(CONFIRM_DELAY - 1);
    await expect(two(CARD, send)).rejects.toMatchObject(DUPLICATE);
    vi.advanceTimersByTime(1);
    await expect(two(CARD, send)).resolves.toBe('done');
    expect(send).toHaveBeenCalledTimes(2);
    // Now the first one does not know of the second.
    await expect(one(CARD, send)).rejects.toMatchObject(DUPLICATE);
  });

  it('does not ask the tab itself, but the tab that was loaded anew', async () => {
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
  ])('after a failure of the kind %s, another tab is asked first: %s', async (kind, asks) => {
    const error = new Refused(kind);
    await expect((await openTab())(CARD, () => Promise.reject(error))).rejects.toBe(error);
    const again = (await openTab())(CARD, async () => 'done');
    await (asks ? expect(again).rejects.toMatchObject(DUPLICATE) : expect(again).resolves.toBe('done'));
  });

  it('forgets: after two minutes, at the log-out, for another customer, and after a clock that was put back', async () => {
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

  it('warns for a shorter time where that is asked for', async () => {
    const code = { operation: 'loginCode', same: '66881234', look: 'code', within: 60_000 } as const;
    await (await openTab())(code, async () => {});
    vi.advanceTimersByTime(59_999);
    await expect((await openTab())(code, async () => 'done')).rejects.toMatchObject({ kind: 'duplicate', look: 'code' });
    vi.advanceTimersByTime(1);
    await expect((await openTab())(code, async () => 'done')).resolves.toBe('done');
  });

  it('does not warn of what is known to have come to nothing, and of nothing else the less', async () => {
    const sms = { operation: 'sms', same: 'x', look: 'sms' } as const;
    for (const sending of [CARD, sms]) await (await openTab())(sending, async () => {});
    clearSubmissions('payment');
    await expect((await openTab())(CARD, async () => 'done')).resolves.toBe('done');
    await expect((await openTab())(sms, async () => 'done')).rejects.toMatchObject({ kind: 'duplicate' });
  });

  it('keeps times and short checksums, nothing that was typed', async () => {
    await (await openTab())({ operation: 'sms', same: { numList: '66123456', content: 'The fair opens at 10:00.' }, look: 'sms' }, async () => {});
    expect(Object.keys({ ...localStorage })).toEqual(['sent']);
    expect(localStorage.getItem('sent')).toMatch(/^\{"sms:\d{1,5}":\d{13}\}$/);
    localStorage.setItem('sent', 'nonsense');
    await expect((await openTab())(CARD, async () => 'done')).resolves.toBe('done');
  });

  it('sends where the browser has no locks or forbids them, and still warns', async () => {
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
