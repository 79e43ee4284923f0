import { money } from '#operator';
import type { CardSession } from '@/api/generated/payments';
import { siteConfig } from '@/brand/config';
import { checkoutScriptOf, paymentOriginsOf } from '@/brand/payment-hosts';
import { paths } from '@/lib/paths';
import { parseUrl } from '@/lib/safe-href';
import { trusted } from '@/lib/trusted';
import { MAX_LG } from '@/ui/media';
import type { WalletForm } from './wallet-form.ts';

/** The global that the gateway's script defines. */
interface HostedCheckout {
  configure: (options: {
    merchant: string;
    order: { id: string; amount: string; currency: string };
    session: { id: string };
    interaction: { clientType: 'W' | 'M'; returnUrl: string };
  }) => void;
  showPaymentPage: () => void;
}

declare global {
  interface Window {
    Checkout?: HostedCheckout;
  }
}

/** `W` desktop, `M` mobile (PAY-18): wherever the site itself shows its phone layout. */
export function clientType(): 'W' | 'M' {
  return window.matchMedia(MAX_LG).matches ? 'M' : 'W';
}

const SCRIPT = checkoutScriptOf(siteConfig);
/** Trusted Types policy that allows this script URL only. */
const scriptUrl = trusted('site-checkout', 'createScriptURL', () => SCRIPT);

/** Loads the gateway's script once. Call it only after the customer has agreed to the terms. Rejects if loading fails and can then be called again. */
export function loadCheckout(): Promise<HostedCheckout> {
  if (window.Checkout) return Promise.resolve(window.Checkout);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The checkout script did not load'));
    };
    if (siteConfig.checkoutIntegrity !== '') {
      script.integrity = siteConfig.checkoutIntegrity;
      // A script of another origin is compared only when it is fetched with CORS.
      script.crossOrigin = 'anonymous';
    }
    script.src = scriptUrl(SCRIPT);
    script.onload = () => (window.Checkout ? resolve(window.Checkout) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
}

/** Redirects to the gateway's card page (PAY-15, PAY-17). */
export function openCheckout(checkout: HostedCheckout, { merchant, orderid, amount, sessionid }: CardSession): void {
  checkout.configure({
    merchant,
    order: { id: orderid, amount, currency: money.code },
    session: { id: sessionid },
    interaction: { clientType: clientType(), returnUrl: new URL(paths.payment, window.location.origin).href },
  });
  checkout.showPaymentPage();
}

/** A bank's legacy flow, three fields posted to `purl` (PAY-30, decision B04). Undefined without these fields or if `purl` is not on an allowed origin. */
export function legacyForm({ purl, txnReq, keyId, hmac }: CardSession): WalletForm | undefined {
  const origin = parseUrl(purl ?? '')?.origin ?? '';
  if (!purl || !txnReq || !keyId || !hmac || !paymentOriginsOf(siteConfig).includes(origin)) return undefined;
  const fields = Object.entries({ txnReq, keyId, hmac }).map(([name, value]) => ({ name, value }));
  return { method: 'post', action: purl, fields };
}
