import { withoutAdded } from '@site/contract/added.ts';
import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, type Json, type JsonObject, operationsOf } from '@site/contract/document.ts';
import { inLanguage } from '../call.ts';
import { type Behaviour, type Context, changing, EVERYWHERE } from '../faults/fault.ts';
import type { Outgoing } from '../outgoing.ts';
import { type Variant, variantsOf } from './variant.ts';

let contract: Promise<ContractDocument> | undefined;

/** The body of an operation's response with the stated fields only. */
async function withoutAddedFields(id: string | undefined, body: string): Promise<string> {
  contract ??= bundleContract() as unknown as Promise<ContractDocument>;
  const document = await contract;
  const schema = operationsOf(document).find(({ operationId }) => operationId === id)?.responses['200']?.content?.['application/json']?.schema;
  return schema === undefined ? body : JSON.stringify(withoutAdded(document, schema, JSON.parse(body) as Json));
}

const JSON_TYPE = { 'content-type': 'application/json' };
const everything: Variant['parts'] = ['examples', 'valid-input', 'wrong-input', 'fuzz'];
const THREE = ['login', 'outstandingBalance', 'planCategories'];

/** The backend of a new team: it has some operations, and its framework answers for all others. */
const onlyHaving = (having: readonly string[], page: (context: Context) => Outgoing): Behaviour => ({
  intercept: (context) => (context.operation !== undefined && having.includes(context.operation.id) ? undefined : page(context)),
});

const paged =
  (status: number, type: string, body: (context: Context) => string) =>
  (context: Context): Outgoing => ({
    status,
    headers: { 'content-type': type },
    body: Buffer.from(body(context)),
  });
const pathOf = ({ request }: Context) => (request.url ?? '/').split('?')[0];

const PAGES: [name: string, what: string, page: (context: Context) => Outgoing][] = [
  [
    'express',
    'the page of Express',
    paged(404, 'text/html; charset=utf-8', (context) => `<!DOCTYPE html><pre>Cannot ${context.request.method} ${pathOf(context)}</pre>`),
  ],
  [
    'spring',
    'the JSON of Spring',
    paged(404, 'application/json', (context) =>
      JSON.stringify({ timestamp: new Date().toISOString(), status: 404, error: 'Not Found', path: pathOf(context) }),
    ),
  ],
  [
    'spring-page',
    'the Whitelabel page of Spring',
    paged(404, 'text/html;charset=UTF-8', () => `<h1>Whitelabel Error Page</h1><div>${new Date().toISOString()}</div>`),
  ],
  [
    'nginx',
    'the page of nginx, 405 for a POST',
    (context) => paged(context.request.method === 'POST' ? 405 : 404, 'text/html', () => '<center>nginx/1.27.0</center>')(context),
  ],
  ['asp-net', 'an empty 404, as ASP.NET sends it', paged(404, 'text/plain', () => '')],
  [
    'asp-net-problem',
    'problem+json',
    paged(404, 'application/problem+json; charset=utf-8', () => JSON.stringify({ title: 'Not Found', status: 404, traceId: `00-${Math.random()}` })),
  ],
  ['django', 'the page of Django', paged(404, 'text/html', (context) => `<h1>Page not found (404)</h1><p>${pathOf(context)}</p>`)],
  ['go', 'the text of Go', paged(404, 'text/plain; charset=utf-8', () => '404 page not found\n')],
  ['not-implemented', '501 with a text', paged(501, 'text/plain', () => 'not implemented yet')],
  [
    'envelope',
    'an envelope with 404 for every path that it does not have',
    paged(404, 'application/json', ({ request }) =>
      JSON.stringify({ status: '-1', message: inLanguage(request, { cn: '這裏沒有內容。', en: 'There is nothing here.' }) }),
    ),
  ],
  ['single-page', 'the page of the site, with 200', paged(200, 'text/html', () => '<!doctype html><div id="root"></div>')],
];

/** What is right about stateless requests, though not what most servers do. */
export const statelessVariants = variantsOf('stateless', [
  ...PAGES.map(
    ([name, what, page]): Omit<Variant, 'class'> => ({
      name: `three-operations-${name}`,
      operationId: 'outstandingBalance',
      on: ['*'],
      only: THREE,
      what: `has three operations; for all others it sends ${what}`,
      behaviour: onlyHaving(THREE, page),
      parts: everything,
    }),
  ),
  {
    name: 'language-ignored',
    operationId: 'countries',
    what: 'answers a language that it does not have in Chinese',
    behaviour: { ignores: 'language' },
    parts: everything,
  },
  {
    name: 'news-item-with-others',
    operationId: 'newsItem',
    what: 'answers the item that was asked for and the one after it',
    behaviour: changing('$.data', (items) =>
      Array.isArray(items) && items[0] !== undefined ? [items[0], { ...(items[0] as JsonObject), id: '7001' }] : items,
    ),
    parts: everything,
  },
  {
    name: 't-ignored',
    operationId: 'homeBrands',
    what: 'does not look at the time of the request',
    behaviour: { ignores: 't' },
    parts: everything,
  },
  {
    name: 'bare',
    operationId: 'planDetail',
    on: [EVERYWHERE],
    what: 'has nothing that the contract adds to the specification',
    behaviour: {
      mutateResponse: async (sent, { operation }) => ({ ...sent, body: Buffer.from(await withoutAddedFields(operation?.id, sent.body.toString())) }),
    },
    parts: everything,
    only: ['planDetail', 'roamPlans', 'phones', 'ussdGroups', 'billPdf', 'usageDetail', 'smsHistory'],
  },
  {
    name: 'token-of-a-visitor-ignored',
    operationId: 'roamingRegions',
    what: 'does not look at the token of a public read',
    behaviour: { ignores: 'token' },
    parts: everything,
  },
  {
    name: 'refuses-with-400',
    operationId: 'saveSmsGroup',
    on: ['*'],
    only: ['saveSmsGroup', 'billText', 'planSections'],
    what: 'refuses malformed requests with HTTP 400',
    behaviour: {
      mutateResponse: (sent) =>
        sent.body.includes('請求的內容不正確') || sent.body.includes('something wrong with the request') ? { ...sent, status: 400 } : sent,
    },
    parts: everything,
  },
  {
    name: 'refuses-with-422',
    operationId: 'saveSmsTemplate',
    what: 'refuses malformed requests with HTTP 422 and problem+json',
    behaviour: {
      mutateResponse: (sent) =>
        sent.body.includes('請求的內容不正確')
          ? { status: 422, headers: { 'content-type': 'application/problem+json' }, body: Buffer.from('{"title":"no"}') }
          : sent,
    },
    parts: everything,
  },
  {
    name: 'wrong-type-415',
    operationId: 'registerEbill',
    what: 'refuses other media types with 415, and a long body with 413',
    behaviour: {
      intercept: ({ request, raw }) => {
        if (request.method === 'POST' && !/^application\/json/i.test(request.headers['content-type'] ?? ''))
          return { status: 415, headers: JSON_TYPE, body: Buffer.from('') };
        return raw.length > 100_000 ? { status: 413, headers: { 'content-type': 'text/html' }, body: Buffer.from('too large') } : undefined;
      },
    },
    parts: everything,
  },
  {
    name: 'hangs-up-on-long-bodies',
    operationId: 'saveSmsGroup',
    what: 'closes the connection when a body is too long',
    behaviour: {
      intercept: ({ request, raw }) => {
        if (raw.length > 100_000) request.socket.destroy();
        return undefined;
      },
    },
    parts: everything,
  },
  {
    name: 'method-405',
    operationId: 'previewSms',
    on: ['*'],
    only: ['previewSms', 'menu'],
    what: 'answers 405 with Allow to a method that a path does not have',
    behaviour: {
      intercept: ({ operation }) =>
        operation === undefined ? { status: 405, headers: { allow: 'GET, POST', 'content-type': 'text/html' }, body: Buffer.from('') } : undefined,
    },
    parts: everything,
  },
  {
    name: 'method-501',
    operationId: 'smsTasks',
    on: ['*'],
    only: ['smsTasks'],
    what: 'answers 501 to a method that it does not have',
    behaviour: {
      intercept: ({ operation }) =>
        operation === undefined ? { status: 501, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Method not supported') } : undefined,
    },
    parts: everything,
  },
  {
    name: 'amount-refused-by-meaning',
    operationId: 'payByWallet',
    what: 'refuses an amount that nobody owes',
    behaviour: { respond: (call, usual) => (Number(call.body.amount) > 10_000 ? 'wrongAmount' : usual()) },
    parts: everything,
  },
  {
    name: 'captcha-of-its-own',
    operationId: 'submitContactMessage',
    what: 'does not know the captcha of the examples',
    behaviour: { respond: () => 'businessError' },
    parts: everything,
  },
  {
    name: 'code-once-a-minute',
    operationId: 'sendTravelCardCode',
    what: 'sends a code once a minute only',
    behaviour: () => {
      let sent = false;
      return {
        respond: (_call, usual) => {
          if (sent) return 'businessError';
          sent = true;
          return usual();
        },
      };
    },
    parts: everything,
  },
  {
    name: 'other-bill-dates',
    operationId: 'usageDetail',
    on: ['usageDetailPeriods', 'usageDetail'],
    what: 'has bills of other days than the examples',
    behaviour: {
      mutateResponse: (sent, { operation }) =>
        operation?.id === 'usageDetailPeriods' ? { ...sent, body: Buffer.from(sent.body.toString('utf8').replaceAll('-15"', '-07"')) } : sent,
      respond: (call, usual) =>
        call.operation.id === 'usageDetailPeriods' ? usual() : String(call.body.cycleDate).endsWith('-07') ? undefined : 'businessError',
    },
    parts: everything,
  },
  {
    name: 'groups-of-its-own',
    operationId: 'deleteSmsGroup',
    on: ['smsGroups', 'deleteSmsGroup'],
    only: ['smsGroups', 'deleteSmsGroup'],
    what: 'has other groups than the examples',
    behaviour: {
      respond: (call, usual) => (call.operation.id === 'smsGroups' ? usual() : 'businessError'),
      mutateResponse: (sent) => ({ ...sent, body: Buffer.from(sent.body.toString('utf8').replaceAll('"4101"', '"9901"')) }),
    },
    parts: everything,
  },
]);
