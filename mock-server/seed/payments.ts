import { content } from '#operator';
import { GATEWAY } from '../gateway/origin.ts';

/** The operator at the hosted checkout. */
export const MERCHANT = '853001118';

/** Where a wallet sends the customer afterwards (B38). */
export const RESULT_URL = '/account/paymentMethod/3';

/** Bounds of a card payment in avos; both are accepted (A01). */
export const CARD_MIN = 5_000;
export const CARD_MAX = 3_000_000;

/** The payment of the contract's receipt example: that of the bill of 2026-10-15 by the first customer, whose receipt can be seen without paying. */
export const EXAMPLE_PID = 'FT2026102720153016';

/** The card that pays when the checkout names none: a Visa number for tests. */
export const TEST_CARD = '476134******1881';

export type Wallet = 'macauPay' | 'alipay';

const SITE = `https://www.${content.domain}`;

/** Whether a URL is a path of the site: a wallet must not redirect customers elsewhere. */
export function isOwnPage(href: string): boolean {
  return URL.canParse(href, SITE) && new URL(href, SITE).origin === SITE;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * HTML that the kits of wallets write: a form with ids and a button, and a script that submits it (without the inline style that Chromium would report). `sign` represents the signature that a real wallet checks; `sandbox` identifies the payment's sandbox to
 * the stub gateway.
 */
export function walletForm(wallet: Wallet, fields: { orderid: string; amount: string; resultUrl: string; mobileNo: string; sandbox: string }): string {
  const sign = crypto.randomUUID().replaceAll('-', '');
  const inputs = Object.entries({ ...fields, sign }).map(([name, value]) => `<input type="hidden" name="${name}" id="${name}" value="${escaped(value)}">`);
  return `<form method="post" action="${GATEWAY}/${wallet.toLowerCase()}/pay" id="pay">${inputs.join('')}<input type="submit" value="Pay" hidden></form><script>document.forms.pay.submit()</script>`;
}
