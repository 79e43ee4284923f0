// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { externalUrls } from '@/brand/brand';
import { siteConfig } from '@/brand/config';
import { clientType, legacyForm, loadCheckout, openCheckout } from './checkout.ts';

const card = { amount: '7654.32', merchant: 'M-100001', orderid: 'FT200002', sessionid: 'SESSION300003' };
const legacy = { ...card, purl: `${externalUrls.gateway}/card/pay`, txnReq: 'REQ400004', keyId: 'KEY500005', hmac: 'MAC600006' };

/** A window of this width, as the media queries see it. */
const widthOf = (px: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: px <= 16 * Number(/^\(max-width: ([\d.]+)em\)$/.exec(query)?.[1]) }) as MediaQueryList);

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

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'Checkout');
});

describe('script of the hosted checkout', () => {
  it('is that of the configured gateway, and defines the checkout', async () => {
    const { script, loaded } = scriptOf(loadCheckout);
    expect(script.src).toBe(`${externalUrls.gateway}/checkout.js`);
    const checkout = { configure: vi.fn(), showPaymentPage: vi.fn() };
    window.Checkout = checkout;
    script.onload?.(new Event('load'));
    await expect(loaded).resolves.toBe(checkout);
    const append = vi.spyOn(document.head, 'append');
    await expect(loadCheckout()).resolves.toBe(checkout);
    expect(append).not.toHaveBeenCalled();
  });

  it('passes the policy that the CSP names, which allows no other URL', () => {
    const rules: Record<string, (url: string) => string> = {};
    const createPolicy = vi.fn((_name: string, given: object) => Object.assign(rules, given));
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(scriptOf(loadCheckout).script.src).toBe(`${externalUrls.gateway}/checkout.js`);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['site-checkout']);
    expect(Object.keys(rules)).toEqual(['createScriptURL']);
    expect(rules.createScriptURL?.('https://evil.example/checkout.js')).toBe(`${externalUrls.gateway}/checkout.js`);
  });

  it('is compared with the configured hashes, and otherwise fetched as it is', () => {
    expect(scriptOf(loadCheckout).script.hasAttribute('integrity')).toBe(false);
    Object.assign(siteConfig, { checkoutIntegrity: 'sha384-one sha384-two' });
    onTestFinished(() => void Object.assign(siteConfig, { checkoutIntegrity: '' }));
    const { script } = scriptOf(loadCheckout);
    expect(script.getAttribute('integrity')).toBe('sha384-one sha384-two');
    expect(script.getAttribute('crossorigin')).toBe('anonymous');
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

describe('hosted checkout', () => {
  it('gets the server’s merchant, order, amount and session, in MOP (PAY-15, PAY-17, PAY-29)', () => {
    widthOf(1280);
    const configure = vi.fn();
    const showPaymentPage = vi.fn();
    openCheckout({ configure, showPaymentPage }, card);
    expect(configure).toHaveBeenCalledExactlyOnceWith({
      merchant: 'M-100001',
      order: { id: 'FT200002', amount: '7654.32', currency: 'MOP' },
      session: { id: 'SESSION300003' },
      interaction: { clientType: 'W', returnUrl: new URL('/account/paymentMethod/3', location.origin).href },
    });
    expect(showPaymentPage).toHaveBeenCalledOnce();
  });

  it.each([
    [1280, 'W'],
    [1025, 'W'],
    [1024, 'M'],
    [390, 'M'],
  ])('of a window of %i px is of the client type %s (PAY-18)', (px, type) => {
    widthOf(px);
    expect(clientType()).toBe(type);
  });
});

describe('legacy card form', () => {
  it('posts txnReq, keyId and hmac, each under its name, to purl (PAY-30)', () => {
    expect(legacyForm(legacy)).toEqual({
      method: 'post',
      action: `${externalUrls.gateway}/card/pay`,
      fields: [
        { name: 'txnReq', value: 'REQ400004' },
        { name: 'keyId', value: 'KEY500005' },
        { name: 'hmac', value: 'MAC600006' },
      ],
    });
  });

  it.each(['purl', 'txnReq', 'keyId', 'hmac'] as const)('is not taken without %s (PAY-30, decision B04)', (field) => {
    expect(legacyForm({ ...legacy, [field]: undefined })).toBeUndefined();
    expect(legacyForm({ ...legacy, [field]: '' })).toBeUndefined();
  });

  it('goes to the gateway only', () => {
    for (const purl of ['https://evil.example/card/pay', '/card/pay', 'pay']) expect(legacyForm({ ...legacy, purl }), purl).toBeUndefined();
  });
});
