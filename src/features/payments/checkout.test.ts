// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { externalUrls } from '@/brand/brand';
import { clientType, legacyForm, openCheckout } from './checkout.ts';

const card = { amount: '7654.32', merchant: 'M-100001', orderid: 'FT200002', sessionid: 'SESSION300003' };
const legacy = { ...card, purl: `${externalUrls.gateway}/card/pay`, txnReq: 'REQ400004', keyId: 'KEY500005', hmac: 'MAC600006' };

/** A window of this width, as the media queries see it. */
const widthOf = (px: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: px <= 16 * Number(/^\(max-width: ([\d.]+)em\)$/.exec(query)?.[1]) }) as MediaQueryList);

afterEach(() => vi.unstubAllGlobals());

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
    expect(legacyForm({ ...legacy, purl: 'https://evil.example/card/pay' })).toBeUndefined();
  });
});
