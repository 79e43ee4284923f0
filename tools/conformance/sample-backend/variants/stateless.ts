import { withoutAdded } from '@site/contract/added.ts';
import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, type Json, type JsonObject, operationsOf } from '@site/contract/document.ts';
import { inLanguage } from '../call.ts';
import { type Behaviour, type Context, changing, EVERYWHERE } from '../faults/fault.ts';
import type { Outgoing } from '../outgoing.ts';
import { row, type Variant, variantsOf } from './variant.ts';

let contract: Promise<ContractDocument> | undefined;

/** The body of an operation's response with the stated fields only. */
async function withoutAddedFields(id: string | undefined, body: string): Promise<string> {
  contract ??= bundleContract() as unknown as Promise<ContractDocument>;
  const document = await contract;
  const schema = operationsOf(document).find(({ operationId }) => operationId === id)?.responses['200']?.content?.['application/json']?.schema;
  return schema === undefined ? body : JSON.stringify(withoutAdded(document, schema, JSON.parse(body) as Json));
}

const JSON_TYPE = { 'content-type': 'application/json' };
const everything: Variant['parts'] = ['examples', 'valid-input', 'wrong-input', 'fuzz', 'agreement'];
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
    'nginx',
    'the page of nginx, 405 for a POST',
    (context) => paged(context.request.method === 'POST' ? 405 : 404, 'text/html', () => '<center>nginx/1.27.0</center>')(context),
  ],
  ['asp-net', 'an empty 404, as ASP.NET sends it', paged(404, 'text/plain', () => '')],
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
  ...PAGES.map(([name, what, page]) =>
    row(`three-operations-${name}`, 'outstandingBalance', `for most it sends ${what}`, everything, { only: THREE, on: [EVERYWHERE] }, onlyHaving(THREE, page)),
  ),
  row('language-ignored', 'countries', 'answers a language that it does not have in Chinese', everything, [], { ignores: 'language' }),
  row(
    'news-item-with-others',
    'newsItem',
    'answers the item that was asked for and the one after it',
    everything,
    ['newsItem', 'newsList'],
    changing('$.data', (items) => (Array.isArray(items) && items[0] !== undefined ? [items[0], { ...(items[0] as JsonObject), id: '7001' }] : items)),
  ),
  row('t-ignored', 'homeBrands', 'does not look at the time of the request', everything, [], { ignores: 't' }),
  row(
    'bare',
    'planDetail',
    'has nothing that the contract adds to the specification',
    everything,
    {
      only: ['planDetail', 'planSections', 'roamPlans', 'phones', 'phoneDetail', 'ussdGroups', 'billText', 'billPdf', 'usageDetail', 'smsHistory'],
      on: [EVERYWHERE],
    },
    {
      mutateResponse: async (sent, { operation }) => ({ ...sent, body: Buffer.from(await withoutAddedFields(operation?.id, sent.body.toString())) }),
    },
  ),
  row('token-of-a-visitor-ignored', 'roamingRegions', 'does not look at the token of a public read', everything, [], { ignores: 'token' }),
  row(
    'refuses-with-400',
    'saveSmsGroup',
    'refuses malformed requests with HTTP 400',
    everything,
    { only: ['saveSmsGroup', 'billText', 'planSections'], on: ['*'] },
    {
      mutateResponse: (sent) =>
        sent.body.includes('請求的內容不正確') || sent.body.includes('something wrong with the request') ? { ...sent, status: 400 } : sent,
    },
  ),
  row('refuses-with-422', 'saveSmsTemplate', 'refuses malformed requests with HTTP 422 and problem+json', everything, [], {
    mutateResponse: (sent) =>
      sent.body.includes('請求的內容不正確')
        ? { status: 422, headers: { 'content-type': 'application/problem+json' }, body: Buffer.from('{"title":"no"}') }
        : sent,
  }),
  row('wrong-type-415', 'registerEbill', 'refuses other media types with 415, and a long body with 413', everything, [], {
    intercept: ({ request, raw }) => {
      if (request.method === 'POST' && !/^application\/json/i.test(request.headers['content-type'] ?? ''))
        return { status: 415, headers: JSON_TYPE, body: Buffer.from('') };
      return raw.length > 100_000 ? { status: 413, headers: { 'content-type': 'text/html' }, body: Buffer.from('too large') } : undefined;
    },
  }),
  row('hangs-up-on-long-bodies', 'saveSmsGroup', 'closes the connection when a body is too long', everything, [], {
    intercept: ({ request, raw }) => {
      if (raw.length > 100_000) request.socket.destroy();
      return undefined;
    },
  }),
  row(
    'method-501',
    'smsTasks',
    'answers 501 to a method that it does not have',
    everything,
    { only: ['smsTasks'], on: ['*'] },
    {
      intercept: ({ operation }) =>
        operation === undefined ? { status: 501, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Method not supported') } : undefined,
    },
  ),
  row(
    'pdf-with-a-comment',
    'billPdf',
    'adds a comment',
    ['examples'],
    [],
    changing('$.data.pdfbase64', (pdf) => btoa(`${atob(String(pdf))}\n% 1\n`)),
  ),
  row('captcha-of-its-own', 'submitContactMessage', 'does not know the captcha of the examples', everything, [], { respond: () => 'businessError' }),
  row(
    'other-bill-dates',
    'usageDetail',
    'has bills of other days than the examples',
    everything,
    { on: ['usageDetailPeriods', 'usageDetail'] },
    {
      mutateResponse: (sent, { operation }) =>
        operation?.id === 'usageDetailPeriods' ? { ...sent, body: Buffer.from(sent.body.toString('utf8').replaceAll('-15"', '-07"')) } : sent,
      respond: (call, usual) =>
        call.operation.id === 'usageDetailPeriods' ? usual() : String(call.body.cycleDate).endsWith('-07') ? undefined : 'businessError',
    },
  ),
]);
