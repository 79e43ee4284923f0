import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, type Json, type JsonObject, operationsOf } from '@site/contract/document.ts';
import { withoutAdded } from '@site/contract/marks.ts';
import { inLanguage, json, type Outgoing, text } from '../call.ts';
import { type Behaviour, type Context, changing, EVERYWHERE, type Setting, variant } from './setting.ts';

let contract: Promise<ContractDocument> | undefined;

/** The body of an operation's response with the stated fields only. */
async function withoutAddedFields(id: string | undefined, body: string): Promise<string> {
  contract ??= bundleContract() as unknown as Promise<ContractDocument>;
  const document = await contract;
  const schema = operationsOf(document).find(({ operationId }) => operationId === id)?.responses['200']?.content?.['application/json']?.schema;
  return schema === undefined ? body : JSON.stringify(withoutAdded(document, schema, JSON.parse(body) as Json));
}

const everything: Setting['parts'] = ['examples', 'valid-input', 'wrong-input', 'fuzz', 'agreement'];
const WITH_ADDED = ['planDetail', 'planSections', 'roamPlans', 'phones', 'phoneDetail', 'ussdGroups', 'billText', 'billPdf', 'usageDetail', 'smsHistory'];
const THREE = ['login', 'outstandingBalance', 'planCategories'];

/** The backend of a new team: it has some operations, and its framework answers for all others. */
const onlyHaving = (having: readonly string[], page: (context: Context) => Outgoing): Behaviour => ({
  intercept: (context) => (context.operation !== undefined && having.includes(context.operation.id) ? undefined : page(context)),
});

const pathOf = ({ request }: Context) => (request.url ?? '/').split('?')[0];

const PAGES: [name: string, what: string, page: (context: Context) => Outgoing][] = [
  [
    'express',
    'the page of Express',
    (context) => text(404, 'text/html; charset=utf-8', `<!DOCTYPE html><pre>Cannot ${context.request.method} ${pathOf(context)}</pre>`),
  ],
  ['spring', 'the JSON of Spring', (context) => json({ timestamp: new Date().toISOString(), status: 404, error: 'Not Found', path: pathOf(context) }, 404)],
  ['nginx', 'the page of nginx, 405 for a POST', ({ request }) => text(request.method === 'POST' ? 405 : 404, 'text/html', '<center>nginx/1.27.0</center>')],
  ['asp-net', 'an empty 404, as ASP.NET sends it', () => text(404, 'text/plain', '')],
  ['go', 'the text of Go', () => text(404, 'text/plain; charset=utf-8', '404 page not found\n')],
  ['not-implemented', '501 with a text', () => text(501, 'text/plain', 'not implemented yet')],
  [
    'envelope',
    'an envelope with 404 for every path that it does not have',
    ({ request }) => json({ status: '-1', message: inLanguage(request, { cn: '這裏沒有內容。', en: 'There is nothing here.' }) }, 404),
  ],
  ['single-page', 'the page of the site, with 200', () => text(200, 'text/html', '<!doctype html><div id="root"></div>')],
];

/** What is right about stateless requests, though not what most servers do. */
export const statelessVariants = [
  ...PAGES.map(([name, what, page]) =>
    variant(`three-operations-${name}`, ['outstandingBalance', EVERYWHERE], `for most it sends ${what}`, everything, THREE, onlyHaving(THREE, page)),
  ),
  variant('language-ignored', 'countries', 'answers a language that it does not have in Chinese', everything, [], { ignores: 'language' }),
  variant('news-item-with-others', 'newsItem', 'answers the item that was asked for and the one after it', everything, ['newsItem', 'newsList'], () =>
    changing('$.data', (items) => (Array.isArray(items) && items[0] !== undefined ? [items[0], { ...(items[0] as JsonObject), id: '7001' }] : items)),
  ),
  variant('t-ignored', 'homeBrands', 'does not look at the time of the request', everything, [], { ignores: 't' }),
  variant('bare', ['planDetail', EVERYWHERE], 'has nothing that the contract adds to the specification', everything, WITH_ADDED, {
    mutateResponse: async (sent, { operation }) => ({ ...sent, body: Buffer.from(await withoutAddedFields(operation?.id, sent.body.toString())) }),
  }),
  variant('token-of-a-visitor-ignored', 'roamingRegions', 'does not look at the token of a public read', everything, [], { ignores: 'token' }),
  variant('refuses-with-400', ['saveSmsGroup', EVERYWHERE], 'refuses malformed requests with 400', everything, ['saveSmsGroup', 'billText', 'planSections'], {
    mutateResponse: (sent) =>
      sent.body.includes('請求的內容不正確') || sent.body.includes('something wrong with the request') ? { ...sent, status: 400 } : sent,
  }),
  variant('refuses-with-422', 'saveSmsTemplate', 'refuses malformed requests with HTTP 422 and problem+json', everything, [], {
    mutateResponse: (sent) => (sent.body.includes('請求的內容不正確') ? text(422, 'application/problem+json', '{"title":"no"}') : sent),
  }),
  variant('wrong-type-415', 'registerEbill', 'refuses other media types with 415, and a long body with 413', everything, [], {
    intercept: ({ request, raw }) => {
      if (request.method === 'POST' && !/^application\/json/i.test(request.headers['content-type'] ?? '')) return text(415, 'application/json', '');
      return raw.length > 100_000 ? text(413, 'text/html', 'too large') : undefined;
    },
  }),
  variant('hangs-up-on-long-bodies', 'saveSmsGroup', 'closes the connection when a body is too long', everything, [], {
    intercept: ({ request, raw }) => {
      if (raw.length > 100_000) request.socket.destroy();
    },
  }),
  variant('method-501', ['smsTasks', EVERYWHERE], 'answers 501 to a method that it does not have', everything, [], {
    intercept: ({ operation }) => (operation === undefined ? text(501, 'text/plain', 'Method not supported') : undefined),
  }),
  variant('pdf-with-a-comment', 'billPdf', 'adds a comment', ['examples'], [], () =>
    changing('$.data.pdfbase64', (pdf) => btoa(`${atob(String(pdf))}\n% 1\n`)),
  ),
  variant('captcha-of-its-own', 'submitContactMessage', 'does not know the captcha of the examples', everything, [], { respond: () => 'businessError' }),
  variant('other-bill-dates', ['usageDetail', 'usageDetailPeriods'], 'has bills of other days than the examples', everything, [], {
    mutateResponse: (sent, { operation }) =>
      operation?.id === 'usageDetailPeriods' ? { ...sent, body: Buffer.from(sent.body.toString('utf8').replaceAll('-15"', '-07"')) } : sent,
    respond: (call, usual) =>
      call.operation.id === 'usageDetailPeriods' ? usual() : String(call.body.cycleDate).endsWith('-07') ? undefined : 'businessError',
  }),
];
