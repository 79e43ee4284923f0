import { createServer, type IncomingMessage, type Server } from 'node:http';
import { money } from '#operator';
import { GATEWAY } from './origin.ts';
import { gatewayPage, WALLETS } from './page.ts';

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
