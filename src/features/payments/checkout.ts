import type { CardSession } from '@/api/payments';
import { externalUrls } from '@/brand/brand';
import { paths } from '@/lib/paths';
import { trusted } from '@/lib/trusted';
import type { WalletForm } from './wallet-form.ts';

/** What the gateway's script puts into the page. */
interface HostedCheckout {
  configure: (options: {
    merchant: string;
    order: { id: string; amount: string; currency: 'MOP' };
    session: { id: string };
    interaction: { clientType: ClientType; returnUrl: string };
  }) => void;
  showPaymentPage: () => void;
}

declare global {
  interface Window {
    Checkout?: HostedCheckout;
  }
}

/** `W` desktop, `M` mobile (PAY-18). */
export type ClientType = 'W' | 'M';

/** The kind of device: where the site shows its phone layout, the checkout shall, too. */
export function clientType(): ClientType {
  return window.matchMedia('(max-width: 1024px)').matches ? 'M' : 'W';
}

const SCRIPT = `${externalUrls.gateway}/checkout.js`;
/** The one script from outside. */
const scriptAddress = trusted('farol-checkout', 'createScriptURL', () => SCRIPT);

/**
 * Loads the gateway's script, once; only ever from the configured origin and only after the terms were agreed to. Rejects when it does not
 * come, and may be called again.
 */
export function loadCheckout(): Promise<HostedCheckout> {
  if (window.Checkout) return Promise.resolve(window.Checkout);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The checkout script did not load'));
    };
    script.src = scriptAddress(SCRIPT);
    script.onload = () => (window.Checkout ? resolve(window.Checkout) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
}

/** Leaves for the gateway's card page, in MOP (PAY-15, PAY-17). */
export function openCheckout(checkout: HostedCheckout, { merchant, orderid, amount, sessionid }: CardSession): void {
  checkout.configure({
    merchant,
    order: { id: orderid, amount, currency: 'MOP' },
    session: { id: sessionid },
    interaction: { clientType: clientType(), returnUrl: new URL(paths.payment, window.location.origin).href },
  });
  checkout.showPaymentPage();
}

/**
 * The older way of a bank: three fields posted to its address (PAY-30, decision B04). Undefined when the server sent no such form, or one to
 * an address that is not the gateway's.
 */
export function legacyForm({ purl, txnReq, keyId, hmac }: CardSession): WalletForm | undefined {
  if (!purl || !txnReq || !keyId || !hmac || !URL.canParse(purl) || new URL(purl).origin !== externalUrls.gateway) return undefined;
  return {
    action: purl,
    fields: [
      { name: 'txnReq', value: txnReq },
      { name: 'keyId', value: keyId },
      { name: 'hmac', value: hmac },
    ],
  };
}
