import { gzipSync } from 'node:zlib';
import { type Behaviour, headers, onStatus, rewriting } from '../faults/fault.ts';
import { text } from '../outgoing.ts';
import { variantsOf } from './variant.ts';

const all = ['*'] as const;

/** Respects the limit of a gateway: every eleventh request gets 429 and may come again after a second. */
const limited = (): Behaviour => {
  let requests = 0;
  return {
    intercept: () => {
      requests += 1;
      const body = Buffer.from(JSON.stringify({ status: '-1', message: '請求太多，請稍後再試。' }));
      return requests % 11 === 0 ? { status: 429, headers: { 'content-type': 'application/json', 'retry-after': '1' }, body } : undefined;
    },
  };
};

/** Status codes, headers and bytes that HTTP and JSON allow. */
export const transportVariants = variantsOf('transport', [
  {
    name: 'media-type-in-capitals',
    operationId: 'brands',
    what: 'writes Application/JSON',
    behaviour: headers({ 'content-type': 'Application/JSON' }),
    parts: ['examples'],
  },
  {
    name: 'media-type-with-charset',
    operationId: 'homeBrands',
    what: 'adds charset=UTF-8',
    behaviour: headers({ 'content-type': 'application/json;charset=UTF-8' }),
    parts: ['examples'],
  },
  {
    name: 'charset-in-quotes',
    operationId: 'menu',
    what: 'writes the charset in quotes, after two spaces',
    behaviour: headers({ 'content-type': 'application/json;  Charset="utf-8"' }),
    parts: ['examples'],
  },
  {
    name: 'compressed',
    operationId: 'bills',
    on: all,
    only: ['bills'],
    what: 'compresses every response',
    behaviour: { mutateResponse: (sent) => ({ ...sent, headers: { ...sent.headers, 'content-encoding': 'gzip' }, body: gzipSync(sent.body) }) },
    parts: ['examples', 'wrong-input'],
  },
  {
    name: 'chunked',
    operationId: 'newsList',
    what: 'sends the body in two chunks without its length',
    behaviour: {
      mutateResponse: (sent, { response }) => {
        response.writeHead(sent.status, sent.headers);
        response.write(sent.body.subarray(0, 100));
        setTimeout(() => response.end(sent.body.subarray(100)), 5);
        return 'handled';
      },
    },
    parts: ['examples'],
  },
  {
    name: 'further-headers',
    operationId: 'smsGroups',
    what: 'adds cookies, tracing and security headers',
    behaviour: headers({
      'set-cookie': 'session=4F1A; Path=/; HttpOnly',
      'x-request-id': '0d9c1f',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, language',
    }),
    parts: ['examples', 'wrong-input'],
  },
  {
    name: 'pretty-printed',
    operationId: 'phones',
    what: 'indents its JSON and ends it with a line break',
    behaviour: rewriting((text) => `${JSON.stringify(JSON.parse(text), null, 2)}\r\n`),
    parts: ['examples'],
  },
  {
    name: 'escaped-unicode',
    operationId: 'planCategories',
    what: 'escapes everything that is not ASCII',
    behaviour: rewriting((text) => text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)),
    parts: ['examples'],
  },
  {
    name: 'escaped-slashes',
    operationId: 'homePhones',
    what: 'escapes slashes, as PHP does',
    behaviour: rewriting((text) => text.replaceAll('/', '\\/')),
    parts: ['examples'],
  },
  {
    name: 'keys-in-another-order',
    operationId: 'billSummary',
    what: 'writes data in front of status',
    behaviour: rewriting((text) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse()))),
    parts: ['examples'],
  },
  {
    name: 'rate-limited',
    operationId: 'smsTemplates',
    on: all,
    only: ['smsTemplates'],
    what: 'asks for a pause now and then, with 429 and Retry-After',
    behaviour: limited,
    parts: ['examples'],
  },
  {
    name: 'connection-closed-each-time',
    operationId: 'idd00Plans',
    on: all,
    only: ['idd00Plans'],
    what: 'closes the connection after every response',
    behaviour: headers({ connection: 'close' }),
    parts: ['examples', 'wrong-input'],
  },
  {
    name: 'gateway-not-there',
    operationId: 'planCategories',
    on: ['homePlans', 'planSections', 'planDetail'],
    only: ['planCategories'],
    what: 'has one operation only; the others are the 404 of its framework',
    behaviour: onStatus('0', () => text(404, 'text/html', '<h1>404</h1>')),
    parts: ['examples', 'wrong-input'],
  },
  {
    name: 'slow-but-in-time',
    operationId: 'notice',
    what: 'takes 300 ms for a response',
    behaviour: { mutateResponse: (sent) => new Promise((done) => setTimeout(() => done(sent), 300)) },
    parts: ['examples'],
  },
]);
