const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export interface Order {
  /** Name of the page: a wallet, or the card checkout. */
  title: string;
  facts: Record<string, string>;
  /** Hidden fields of the form. */
  hidden: Record<string, string>;
}

/** Names of the wallets, by the path of their pages. */
export const WALLETS: Record<string, string> = { '/macaupay/pay': 'MacauPay', '/alipay/pay': 'Alipay' };

/** The payment page with its three outcomes; deliberately without the operator's design. */
export function gatewayPage({ title, facts, hidden }: Order): string {
  const rows = Object.entries(facts).map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  const inputs = Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0}
button{display:block;width:100%;min-height:3rem;margin:.75rem 0;font:inherit;border:1px solid #555;border-radius:.5rem;background:#fff}button[value=pay]{background:#111;color:#fff}</style>
<h1>${escapeHtml(title)}</h1><p>Stub payment page of the mock. No money moves.</p><dl>${rows.join('')}</dl>
<form method="post" action="/finish">${inputs.join('')}
<button name="outcome" value="pay">Pay</button><button name="outcome" value="decline">Decline</button><button name="outcome" value="cancel">Cancel</button></form></html>`;
}
