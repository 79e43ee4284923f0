// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '@/session/session';
import { writeStored } from '@/session/storage';
import { CONFIRM_DELAY } from './call-failure.ts';
import { DUPLICATE_WINDOW, type IdempotencyHeaders, UNKNOWN_WINDOW } from './send-once.ts';

const CARD = { operation: 'payment', identity: ['66881234', 120], whereToCheck: 'payment' } as const;
const DUPLICATE = { kind: 'duplicate', whereToCheck: 'payment' };

class Failed extends Error {
  readonly kind: string;
  readonly httpStatus: number | undefined;
  constructor(kind: string, httpStatus?: number) {
    super('A message proves nothing.');
    this.kind = kind;
    this.httpStatus = httpStatus;
  }
}

const lost = () => Promise.reject(new Failed('network'));
const UNKNOWN = { unknown: { whereToCheck: 'payment', repeatable: false } };

/** The module as another tab loads it: same storage and locks, own state. */
async function openModule(idempotencyKeys: 'off' | 'sent' | 'kept' | '' = '', apiBase = '') {
  vi.resetModules();
  Object.assign((await import('@/brand/config')).siteConfig, { idempotencyKeys, apiBase });
  return import('./send-once.ts');
}

async function openTab(...config: Parameters<typeof openModule>) {
  return (await openModule(...config)).sendOnce;
}

/** Sends successfully; the key of each call is recorded. */
function recorder() {
  const keys: (string | undefined)[] = [];
  const send = async (headers: IdempotencyHeaders) => {
    keys.push(headers['Idempotency-Key']);
    return 'done';
  };
  return { keys, send };
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
    await expect(two(CARD, same.send)).rejects.toMatchObject({ kind: 'inFlight', whereToCheck: 'payment' });
    expect(same.send).not.toHaveBeenCalled();
    await expect(two({ ...CARD, identity: ['66881234', 121] }, async () => 'another amount')).resolves.toBe('another amount');
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

  it.each<[string, number | undefined, boolean]>([
    ['network', undefined, true],
    ['timeout', undefined, true],
    ['malformed', 200, true],
    ['ignored', 200, true],
    ['server', 500, true],
    ['http', 502, true],
    ['http', 504, true],
    ['http', 409, true],
    ['http', 503, true],
    ['server', 429, true],
    ['http', 400, true],
    ['notFound', 404, true],
    ['business', 200, false],
    ['sessionExpired', 200, false],
  ])('a failure of the kind %s with HTTP %s leaves the outcome unknown: %s', async (kind, httpStatus, unknown) => {
    const error = new Failed(kind, httpStatus);
    await expect((await openTab())(CARD, () => Promise.reject(error))).rejects.toBe(error);
    expect(error).toMatchObject(unknown ? UNKNOWN : { kind });
    expect('unknown' in error).toBe(unknown);
    vi.advanceTimersByTime(UNKNOWN_WINDOW - 1);
    const again = (await openTab())(CARD, async () => 'done');
    await (unknown ? expect(again).rejects.toMatchObject(DUPLICATE) : expect(again).resolves.toBe('done'));
  });

  it('repeats in the same tab what it said was unknown, but not by the second half of a double click', async () => {
    const sendOnce = await openTab();
    const { send } = recorder();
    await expect(sendOnce(CARD, lost)).rejects.toMatchObject(UNKNOWN);
    // Not as if another tab had sent it.
    await expect(sendOnce(CARD, send)).rejects.toMatchObject({ kind: 'network', ...UNKNOWN });
    vi.advanceTimersByTime(CONFIRM_DELAY);
    await expect(sendOnce(CARD, send)).resolves.toBe('done');
  });

  it('a call that the web server in front has refused was never sent', async () => {
    const error = Object.assign(new Failed('http', 503), { isUnsent: true });
    await expect((await openTab())(CARD, () => Promise.reject(error))).rejects.toBe(error);
    expect('unknown' in error).toBe(false);
    await expect((await openTab())(CARD, async () => 'done')).resolves.toBe('done');
  });

  it('a success that comes after the page was left is announced, and warned about by its time, in every tab', async () => {
    const sendOnce = await openTab();
    const { toastStore } = await import('@/lib/toasts');
    await (await import('@/i18n/i18n')).initMessages('forms');
    const { connectRouter } = await import('@/lib/destination');
    let pathname = '/account/easyPay/4';
    connectRouter(() => ({ initialized: true, location: { pathname, search: '' }, navigation: {} }));
    const topUp = { operation: 'topUp4g', identity: { price: 50 }, whereToCheck: 'topUp' } as const;
    const slow = call();
    const sent = sendOnce(topUp, slow.send);
    pathname = '/index';
    slow.resolve('bought');
    await expect(sent).rejects.toMatchObject({ kind: 'left' });
    expect(toastStore.get()).toMatchObject([{ kind: 'success', text: expect.stringContaining('「數據增值」') }]);
    const doneAt = Date.now();
    vi.advanceTimersByTime(UNKNOWN_WINDOW - 1);
    await expect(sendOnce(topUp, slow.send)).rejects.toMatchObject({ kind: 'duplicate', doneAt });
    await expect((await openTab())(topUp, slow.send)).rejects.toMatchObject({ kind: 'duplicate', doneAt });
    expect(slow.send).toHaveBeenCalledTimes(1);
    connectRouter(() => ({ initialized: true, location: window.location, navigation: {} }));
  });

  it('what comes after the session has ended is known for the same customer’s next log-in', async () => {
    const superseded = (cause?: Failed) => Object.assign(new Failed('superseded', 200), { cause });
    const topUp = (price: number) => ({ operation: 'topUp4g', identity: { price }, whereToCheck: 'topUp' }) as const;
    writeStored('mobileNo', '66881234');
    const sendOnce = await openTab();
    for (const [price, cause] of [
      [50, undefined],
      [90, new Failed('http', 502)],
      [150, new Failed('business', 200)],
    ] as const)
      await expect(sendOnce(topUp(price), () => Promise.reject(superseded(cause)))).rejects.toMatchObject({ kind: 'superseded' });
    endSession();
    const again = await openTab();
    const { keys, send } = recorder();
    writeStored('mobileNo', '66882345');
    await expect(again(topUp(50), send)).resolves.toBe('done');
    writeStored('mobileNo', '66881234');
    await expect(again(topUp(50), send)).rejects.toMatchObject({ kind: 'duplicate', doneAt: Date.now() });
    await expect(again(topUp(90), send)).rejects.toMatchObject({ kind: 'duplicate', doneAt: undefined });
    await expect(again(topUp(150), send)).resolves.toBe('done');
    expect(keys).toHaveLength(2);
  });

  it('a success of another customer leaves the key of this one', async () => {
    const topUp = (price: number) => ({ operation: 'topUp4g', identity: { price }, whereToCheck: 'topUp' }) as const;
    const { keys, send } = recorder();
    writeStored('mobileNo', '66881234');
    await expect((await openTab('kept'))(topUp(50), (headers) => send(headers).then(lost))).rejects.toMatchObject({ unknown: { repeatable: true } });
    writeStored('mobileNo', '66882345');
    await (await openTab('kept'))(topUp(50), send);
    writeStored('mobileNo', '66881234');
    await expect((await openTab('kept'))(topUp(50), send)).resolves.toBe('done');
    expect([keys.length, keys[2] === keys[0], keys[1] === keys[0]]).toEqual([3, true, false]);
  });

  it('a payment is the same, logged in or not', async () => {
    const payment = { ...CARD, ofAnyone: true } as const;
    await expect((await openTab())(payment, lost)).rejects.toMatchObject(UNKNOWN);
    writeStored('mobileNo', '66881234');
    await expect((await openTab())(payment, async () => 'done')).rejects.toMatchObject(DUPLICATE);
  });

  it('another customer repeats a payment knowingly, and the first reads that it is done', async () => {
    const payment = { ...CARD, within: UNKNOWN_WINDOW, ofAnyone: true } as const;
    const { keys, send } = recorder();
    writeStored('mobileNo', '66881234');
    await expect((await openTab('kept'))(payment, (headers) => send(headers).then(lost))).rejects.toMatchObject({ unknown: { repeatable: true } });
    writeStored('mobileNo', '66882345');
    const sendOnce = await openTab('kept');
    await expect(sendOnce(payment, send)).rejects.toMatchObject(DUPLICATE);
    vi.advanceTimersByTime(CONFIRM_DELAY);
    await expect(sendOnce(payment, send)).resolves.toBe('done');
    writeStored('mobileNo', '66881234');
    await expect((await openTab('kept'))(payment, send)).rejects.toMatchObject({ ...DUPLICATE, doneAt: expect.any(Number) });
    expect([keys.length, keys[1] === keys[0]]).toEqual([2, true]);
  });

  it('where nothing can be stored the page still knows the key', async () => {
    const sendOnce = await openTab('kept');
    const { keys, send } = recorder();
    const full = vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    } as unknown as Storage);
    await expect(sendOnce(CARD, (headers) => send(headers).then(lost))).rejects.toMatchObject({ unknown: { repeatable: true } });
    await expect(sendOnce(CARD, send)).resolves.toBe('done');
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    full.mockRestore();
  });

  it('remembers an unknown outcome when a later attempt is refused', async () => {
    const sendOnce = await openTab();
    await expect(sendOnce(CARD, lost)).rejects.toMatchObject(UNKNOWN);
    vi.advanceTimersByTime(CONFIRM_DELAY);
    await expect(sendOnce(CARD, () => Promise.reject(new Failed('business', 200)))).rejects.toMatchObject({ kind: 'business' });
    await expect((await openTab())(CARD, async () => 'done')).rejects.toMatchObject(DUPLICATE);
  });

  it('sends nothing while the device is offline, and remembers nothing', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { send, keys } = recorder();
    await expect((await openTab())(CARD, send)).rejects.toMatchObject({ kind: 'offline' });
    expect(keys).toEqual([]);
    expect({ ...localStorage }).toEqual({});
    offline.mockRestore();
  });

  it('warns after Back from the gateway, as after a reload', async () => {
    const { sendOnce, forgetOwnSubmissions } = await openModule();
    const { send } = recorder();
    await sendOnce(CARD, send);
    forgetOwnSubmissions();
    await expect(sendOnce(CARD, send)).rejects.toMatchObject(DUPLICATE);
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
    const code = { operation: 'loginCode', identity: '66881234', whereToCheck: 'code', within: 60_000 } as const;
    await (await openTab())(code, async () => {});
    vi.advanceTimersByTime(59_999);
    await expect((await openTab())(code, async () => 'done')).rejects.toMatchObject({ kind: 'duplicate', whereToCheck: 'code' });
    vi.advanceTimersByTime(1);
    await expect((await openTab())(code, async () => 'done')).resolves.toBe('done');
  });

  it('stores times, short checksums and a random key only', async () => {
    await (await openTab())({ operation: 'sms', identity: { numList: '66123456', content: 'The fair opens at 10:00.' }, whereToCheck: 'sms' }, async () => {});
    expect(Object.keys({ ...localStorage })).toEqual(['sent']);
    expect(localStorage.getItem('sent')).toMatch(/^\{"sms:\d{1,5}":\{"at":\d{13},"until":\d{13},"of":\d{1,5},"by":\d{1,5},"done":"seen"\}\}$/);
    await expect((await openTab())({ operation: 'ussd', identity: { id: '7101' }, whereToCheck: 'service' }, lost)).rejects.toMatchObject({ kind: 'network' });
    expect(localStorage.getItem('sent')).toMatch(/"ussd:\d{1,5}":\{"at":\d{13},"until":\d{13},"of":\d{1,5},"by":\d{1,5},"key":"[0-9a-f-]{36}"\}\}$/);
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

describe('idempotency key', () => {
  it('is the same for every attempt at one intention, over tabs and reloads', async () => {
    const first = await openTab();
    const { keys, send } = recorder();
    const fail = (headers: IdempotencyHeaders) => send(headers).then(lost);
    await expect(first(CARD, fail)).rejects.toMatchObject(UNKNOWN);
    vi.advanceTimersByTime(CONFIRM_DELAY);
    await expect(first(CARD, fail)).rejects.toMatchObject(UNKNOWN);
    const reloaded = await openTab();
    await expect(reloaded(CARD, send)).rejects.toMatchObject(DUPLICATE);
    vi.advanceTimersByTime(CONFIRM_DELAY);
    await expect(reloaded(CARD, send)).resolves.toBe('done');
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is new after a success, for other details, and after a refusal of its own', async () => {
    const sendOnce = await openTab('kept');
    const { keys, send } = recorder();
    const fail = (error: Error) => (headers: IdempotencyHeaders) => send(headers).then(() => Promise.reject(error));
    await sendOnce(CARD, send);
    await sendOnce(CARD, send);
    await expect(sendOnce({ ...CARD, fingerprint: 'alipay' }, fail(new Failed('network')))).rejects.toThrow();
    vi.advanceTimersByTime(CONFIRM_DELAY);
    await expect(sendOnce({ ...CARD, fingerprint: 'card' }, fail(new Failed('network')))).rejects.toThrow();
    await expect(sendOnce({ ...CARD, fingerprint: 'card' }, fail(new Failed('business', 200)))).rejects.toThrow();
    vi.advanceTimersByTime(CONFIRM_DELAY);
    await sendOnce({ ...CARD, fingerprint: 'card' }, send);
    const [a, b, c, d, e, f] = keys;
    expect(e).toBe(d);
    expect(new Set([a, b, c, d, f]).size).toBe(5);
  });

  it('makes a repetition safe where the backend keeps keys: no warning, and the failure says so', async () => {
    const { keys, send } = recorder();
    await expect((await openTab('kept'))(CARD, lost)).rejects.toMatchObject({ unknown: { whereToCheck: 'payment', repeatable: true } });
    await expect((await openTab('kept'))(CARD, send)).resolves.toBe('done');
    await expect((await openTab('kept'))(CARD, send)).rejects.toMatchObject(DUPLICATE);
    expect(keys).toHaveLength(1);
  });

  it('is not used again once another submission of the operation succeeded, which may have undone the first', async () => {
    const on = { operation: 'ussd', identity: 'on', whereToCheck: 'service' } as const;
    const { keys, send } = recorder();
    const sendOnce = await openTab('kept');
    await expect(sendOnce(on, (headers) => send(headers).then(lost))).rejects.toThrow();
    await sendOnce({ ...on, identity: 'off' }, send);
    await expect(sendOnce(on, send)).rejects.toMatchObject({ kind: 'duplicate' });
    vi.advanceTimersByTime(CONFIRM_DELAY);
    await sendOnce(on, send);
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    ['off', '', false],
    ['', 'https://api.operator.example', false],
    ['sent', 'https://api.operator.example', true],
    ['', '', true],
  ] as const)('with the setting "%s" and the API at "%s" is sent: %s', async (setting, apiBase, isSent) => {
    const { keys, send } = recorder();
    await (await openTab(setting, apiBase))(CARD, send);
    expect(typeof keys[0]).toBe(isSent ? 'string' : 'undefined');
  });
});
