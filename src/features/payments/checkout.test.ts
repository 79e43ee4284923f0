// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientType, legacyForm, loadCheckout, openCheckout } from './checkout.ts';

const GATEWAY = 'http://127.0.0.1:4180';
const SESSION = { amount: '386.00', merchant: 'FAROL01', orderid: 'FT1', sessionid: 'SESSION1' };
const LEGACY = { ...SESSION, purl: `${GATEWAY}/legacy`, txnReq: 'request', keyId: 'key', hmac: 'signature' };

/** A window of this width in em. */
function showAt(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: width <= Number(/^\(max-width: ([\d.]+)em\)$/.exec(query)?.[1]) }) as MediaQueryList,
  );
}

/** The script element that the call adds, without a request for it. */
function scriptOf(load: () => Promise<unknown>): { script: HTMLScriptElement; loaded: Promise<unknown> } {
  let script: HTMLScriptElement | undefined;
  const append = vi.spyOn(document.head, 'append').mockImplementation((node) => {
    script = node as HTMLScriptElement;
  });
  const loaded = load();
  append.mockRestore();
  if (script === undefined) throw new Error('No script');
  return { script, loaded };
}

afterEach(() => Reflect.deleteProperty(window, 'Checkout'));

describe('script of the hosted checkout', () => {
  it('is that of the configured gateway, and defines the checkout', async () => {
    const { script, loaded } = scriptOf(loadCheckout);
    expect(script.src).toBe(`${GATEWAY}/checkout.js`);
    const checkout = { configure: vi.fn(), showPaymentPage: vi.fn() };
    window.Checkout = checkout;
    script.onload?.(new Event('load'));
    await expect(loaded).resolves.toBe(checkout);
    const append = vi.spyOn(document.head, 'append');
    await expect(loadCheckout()).resolves.toBe(checkout);
    expect(append).not.toHaveBeenCalled();
  });

  it.each(['load', 'error'])('is removed and rejects on %s without a checkout, so that it can be tried again', async (outcome) => {
    const { script, loaded } = scriptOf(loadCheckout);
    const remove = vi.spyOn(script, 'remove');
    script[`on${outcome as 'load'}`]?.(new Event(outcome));
    await expect(loaded).rejects.toThrow('The checkout script did not load');
    expect(remove).toHaveBeenCalledOnce();
    expect(scriptOf(() => loadCheckout().catch(() => {})).script).not.toBe(script);
  });
});

describe('card page of the gateway', () => {
  it.each([
    [64, 'M'],
    [65, 'W'],
  ] as const)('gets order, session and way back; in a window of %d em as client %s (PAY-17, PAY-18)', (width, client) => {
    showAt(width);
    const calls: unknown[] = [];
    openCheckout({ configure: (options) => calls.push(options), showPaymentPage: () => calls.push('shown') }, SESSION);
    expect(calls).toEqual([
      {
        merchant: 'FAROL01',
        order: { id: 'FT1', amount: '386.00', currency: 'MOP' },
        session: { id: 'SESSION1' },
        interaction: { clientType: client, returnUrl: new URL('/account/paymentMethod/3', window.location.href).href },
      },
      'shown',
    ]);
    expect(clientType()).toBe(client);
  });
});

describe('legacy form of a bank (PAY-30)', () => {
  it('posts three fields to the gateway', () => {
    expect(legacyForm(LEGACY)).toEqual({
      action: `${GATEWAY}/legacy`,
      fields: [
        { name: 'txnReq', value: 'request' },
        { name: 'keyId', value: 'key' },
        { name: 'hmac', value: 'signature' },
      ],
    });
  });

  it.each([
    ['without purl', { purl: '' }],
    ['without txnReq', { txnReq: '' }],
    ['without keyId', { keyId: '' }],
    ['without hmac', { hmac: '' }],
    ['to another host', { purl: 'https://evil.example/legacy' }],
    ['to another port', { purl: 'http://127.0.0.1:4181/legacy' }],
    ['to no URL', { purl: '/legacy' }],
  ])('is none %s', (_why, change) => {
    expect(legacyForm({ ...LEGACY, ...change })).toBeUndefined();
  });
});
