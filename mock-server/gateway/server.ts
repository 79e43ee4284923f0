import { createServer, type IncomingMessage, type Server } from 'node:http';
import { GATEWAY } from './address.ts';
import { CHECKOUT_SCRIPT } from './checkout-script.ts';
import { gatewayPage } from './page.ts';

/** Bytes of a form that are read; the stand-in's own are far smaller. */
const MOST_BYTES = 64 * 1024;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('The form is too large');
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

/** The shop that sent the customer; the stand-in serves shops of this machine only, so that it redirects nowhere else. */
function shopOf(address: string | null | undefined): URL | undefined {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  return url && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) ? url : undefined;
}

const WALLETS: Record<string, string> = { '/macaupay/pay': 'MacauPay', '/alipay/pay': 'Alipay' };

/** The page of a wallet, for the form that the shop's server made. */
function walletPage(path: string, form: URLSearchParams, shop: URL): string {
  const field = (name: string) => form.get(name) ?? '';
  return gatewayPage({
    title: WALLETS[path] ?? '',
    facts: { Order: field('orderid'), Amount: `MOP ${field('amount')}` },
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

/** Books the payment with the shop, when it was paid, and answers the address to send the customer back to. */
async function finish(form: URLSearchParams): Promise<string | undefined> {
  const back = shopOf(form.get('back'));
  if (back === undefined) return undefined;
  const details = Object.fromEntries(['sandbox', 'orderid', 'sessionid'].flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : [])));
  const wallet = form.has('orderid');
  let pid: string | undefined;
  if (form.get('outcome') === 'pay') {
    const answer = await fetch(new URL('/__mock/settle', back), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(details),
    });
    if (answer.ok) ({ pid } = (await answer.json()) as { pid: string });
  }
  back.searchParams.set('payRes', String(pid !== undefined));
  if (pid !== undefined && !wallet) back.searchParams.set('pid', pid);
  if (wallet) {
    back.searchParams.set('body', form.get('mobileNo') ?? '');
    back.searchParams.set('buyer_pay_amount', form.get('amount') ?? '');
  }
  return back.href;
}

/**
 * The stand-in payment gateway: wallet pages, hosted checkout and its script, each with pay, decline and cancel. It keeps nothing: what was
 * paid is booked with the mock that the customer came from, so one gateway serves every mock of this machine.
 */
function createGateway(): Server {
  return createServer(async (request, response) => {
    const reply = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' });
      response.end(body);
    };
    try {
      const url = new URL(request.url ?? '/', GATEWAY);
      const route = `${request.method} ${url.pathname}`;
      const shop = shopOf(request.headers.origin);
      if (route === 'GET /checkout.js') reply(200, 'text/javascript', CHECKOUT_SCRIPT);
      else if (route === 'GET /checkout' && shopOf(url.searchParams.get('back'))) reply(200, 'text/html', checkoutPage(url.searchParams));
      else if (request.method === 'POST' && url.pathname in WALLETS && shop) reply(200, 'text/html', walletPage(url.pathname, await readForm(request), shop));
      else if (route === 'POST /finish') {
        const address = await finish(await readForm(request));
        if (address === undefined) return reply(400, 'text/plain', 'The shop to return to is not on this machine.');
        response.writeHead(303, { location: address });
        response.end();
      } else reply(404, 'text/plain', 'The stand-in gateway has /checkout.js, /checkout, /macaupay/pay and /alipay/pay.');
    } catch (error) {
      reply(400, 'text/plain', error instanceof Error ? error.message : 'Bad request');
    }
  });
}

/** Starts the gateway; when another mock of this machine runs one already, that one is used. */
export function startGateway(log: (line: string) => void): Server {
  const { hostname, port } = new URL(GATEWAY);
  const server = createGateway();
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') log(`The stand-in payment gateway could not start: ${error.message}`);
  });
  server.listen(Number(port), hostname);
  // It must not keep a program alive that has nothing else to do.
  server.unref();
  return server;
}
