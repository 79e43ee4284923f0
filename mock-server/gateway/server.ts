import { createServer, type IncomingMessage, type Server } from 'node:http';
import { money } from '#operator';
import { GATEWAY } from './origin.ts';

const MAX_FORM_BYTES = 64 * 1024;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_FORM_BYTES) throw new Error('The form is too large');
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

/** URL of the shop that sent the customer; undefined unless it is on this machine, so that the gateway redirects nowhere else. */
function shopOf(href: string | null | undefined): URL | undefined {
  const url = href && URL.canParse(href) ? new URL(href) : undefined;
  return url && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) ? url : undefined;
}

function walletPage(path: string, form: URLSearchParams, shop: URL): string {
  const field = (name: string) => form.get(name) ?? '';
  return gatewayPage({
    title: WALLETS[path] ?? '',
    facts: { Order: field('orderid'), Amount: `${money.code} ${field('amount')}` },
    hidden: {
      back: new URL(field('resultUrl'), shop.origin).href,
      sandbox: field('sandbox'),
      orderid: field('orderid'),
      amount: field('amount'),
      mobileNo: field('mobileNo'),
    },
  });
}

function checkoutPage(query: URLSearchParams): string {
  const field = (name: string) => query.get(name) ?? '';
  return gatewayPage({
    title: 'Card checkout',
    facts: { Merchant: field('merchant'), Order: field('order'), Amount: `${field('currency')} ${field('amount')}`, Layout: field('client') },
    hidden: { back: field('back'), sessionid: field('session') },
  });
}

/** Records a paid order with the first of these origins that has a mock; returns the id of the payment. */
async function settle(origins: readonly string[], details: Record<string, unknown>): Promise<string | undefined> {
  for (const origin of origins) {
    const response = await fetch(new URL('/__mock/settle', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(details),
    });
    if (response.ok) return ((await response.json()) as { pid: string }).pid;
  }
  return undefined;
}

/** Records a paid order with the shop; returns the URL that the customer is redirected to. */
async function finish(form: URLSearchParams, mock: string | undefined): Promise<string | undefined> {
  const back = shopOf(form.get('back'));
  if (back === undefined) return undefined;
  const details = Object.fromEntries(['sandbox', 'orderid', 'sessionid'].flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : [])));
  const wallet = form.has('orderid');
  const origins = mock === undefined ? [back.origin] : [back.origin, mock];
  const pid = form.get('outcome') === 'pay' ? await settle(origins, details) : undefined;
  back.searchParams.set('payRes', String(pid !== undefined));
  if (pid !== undefined && !wallet) back.searchParams.set('pid', pid);
  if (wallet) {
    back.searchParams.set('body', form.get('mobileNo') ?? '');
    back.searchParams.set('buyer_pay_amount', form.get('amount') ?? '');
  }
  return back.href;
}

/**
 * The stub payment gateway: wallet pages, hosted checkout and its script, each with pay, decline and cancel. It is stateless: payments are
 * recorded with the mock that the customer came from, so one gateway serves every mock of this machine; `mock` is the one behind a shop that
 * forwards the calls of the contract only, as the deployed server does.
 */
function createGateway(mock: string | undefined): Server {
  return createServer(async (request, response) => {
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' });
      response.end(body);
    };
    try {
      const url = new URL(request.url ?? '/', GATEWAY);
      const route = `${request.method} ${url.pathname}`;
      const shop = shopOf(request.headers.origin);
      if (route === 'GET /checkout.js') send(200, 'text/javascript', CHECKOUT_SCRIPT);
      else if (route === 'GET /checkout' && shopOf(url.searchParams.get('back'))) send(200, 'text/html', checkoutPage(url.searchParams));
      else if (request.method === 'POST' && url.pathname in WALLETS && shop) send(200, 'text/html', walletPage(url.pathname, await readForm(request), shop));
      else if (route === 'POST /finish') {
        const href = await finish(await readForm(request), mock);
        if (href === undefined) return send(400, 'text/plain', 'The shop to return to is not on this machine.');
        response.writeHead(303, { location: href });
        response.end();
      } else send(404, 'text/plain', 'The payment gateway has /checkout.js, /checkout, /macaupay/pay and /alipay/pay.');
    } catch (error) {
      send(400, 'text/plain', error instanceof Error ? error.message : 'Bad request');
    }
  });
}

export interface Gateway {
  close: () => void;
}

/** Milliseconds until a taken port is tried again. */
const RETRY_MS = 500;

/** Starts the gateway; while another mock of this machine runs it, waits until that one ends. */
export function startGateway(log: (line: string) => void, mock?: string): Gateway {
  const { hostname, port } = new URL(GATEWAY);
  let retry: NodeJS.Timeout | undefined;
  const server = createGateway(mock);
  const start = () => {
    server.listen(Number(port), hostname);
    // Does not keep the process alive.
    server.unref();
  };
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') retry = setTimeout(start, RETRY_MS).unref();
    else log(`The stub payment gateway could not start: ${error.message}`);
  });
  start();
  const close = () => {
    clearTimeout(retry);
    server.close();
  };
  return { close };
}

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

/**
 * Script that the shop loads from the gateway, with the interface of a hosted checkout: `Checkout.configure(…)`, then
 * `Checkout.showPaymentPage()`, which navigates to the gateway's page.
 */
const CHECKOUT_SCRIPT = `(() => {
  const base = new URL(document.currentScript.src).origin;
  let settings;
  window.Checkout = {
    configure(options) {
      for (const name of ['merchant', 'session', 'order', 'interaction']) {
        if (!options || !options[name]) throw new Error('Checkout.configure: ' + name + ' is missing');
      }
      settings = options;
    },
    showPaymentPage() {
      if (!settings) throw new Error('Checkout.showPaymentPage: configure first');
      const query = new URLSearchParams({
        session: settings.session.id,
        merchant: settings.merchant,
        order: settings.order.id,
        amount: settings.order.amount,
        currency: settings.order.currency,
        client: settings.interaction.clientType,
        back: settings.interaction.returnUrl,
      });
      window.location.assign(base + '/checkout?' + query);
    },
  };
})();
`;
