import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { json, REFUSAL, text } from '../call.ts';
import { EVERYWHERE, fault, faultsOf, header, headers, instead, onTurns, rewriting, rowsOfKind, variant } from './setting.ts';

const HTML = 'text/html; charset=utf-8';
const PAGE = '<!doctype html><html><head><title>Error</title></head><body><h1>Whitelabel Error Page</h1></body></html>';
const FAILURE = { status: '-1', message: '系統發生故障，請稍後再試。' };

/** Milliseconds; longer than the default timeout. */
const TOO_LONG_MS = 20_000;

/** Refuses the fiftieth request, with HTTP 429. */
const limited = rowsOfKind('header', (more: Record<string, string>) =>
  onTurns((turn) => turn === 50, text(429, { 'content-type': 'application/json', ...more }, JSON.stringify(FAILURE))),
);
/** Fails after so many requests. */
const exhausted = rowsOfKind('unsteady', (last: number) => onTurns((turn) => turn > last, text(503, 'text/plain', 'no connection left in the pool')));

/** Status codes, headers and connections. */
export const transportFaults = faultsOf({ parts: ['examples'] }, [
  fault('created-201', 'submitContactMessage', 'status', 'status', 'responds with 201 Created, as the framework does for a POST', {
    mutateResponse: (sent) => ({ ...sent, status: 201 }),
  }),
  instead('no-content-204', 'logout', 'status', 'status', 'responds with 204 without a body', text(204, {}, '')),
  instead('failure-500', 'businessPlans', 'status', 'status', 'fails with 500 on a proper request', json(FAILURE, 500)),
  instead('gateway-502', 'planDetail', 'status', 'status', 'a proxy in front responds 502 with its page', text(502, HTML, PAGE)),
  instead('not-there-404', 'businessActivities', 'not-implemented', 'status', 'is not written yet: the framework responds with 404', text(404, HTML, PAGE)),
  instead('not-there-501', 'businessActivity', 'not-implemented', 'status', 'is not written yet: 501', text(501, 'text/plain', 'Not implemented')),
  instead('multipart-refused', 'uploadCv', 'status', 'status', 'takes JSON only and refuses the upload with 415', json(FAILURE, 415)),
  header('no-content-type', 'homeBrands', 'header', 'header content-type', 'sends no content type', undefined),
  header('two-content-types', 'newsList', 'header', 'header content-type', 'a filter adds a second content type', 'application/json, text/plain'),
  header('labelled-html', 'footerChannels', 'media-type', 'header content-type', 'sends JSON as text/html', 'text/html;charset=UTF-8'),
  header('labelled-problem', 'jumpRoutes', 'media-type', 'header content-type', 'sends application/problem+json', 'application/problem+json'),
  header('labelled-vendor', 'planCategories', 'media-type', 'header content-type', 'sends a +json type of its own', 'application/vnd.site.v1+json'),
  header('labelled-big5', 'brands', 'media-type', 'header content-type', 'announces charset=big5', 'application/json; charset=big5'),
  instead('html-with-200', 'homePlans', 'media-type', 'header content-type', 'responds with its error page with 200', text(200, HTML, PAGE)),
  instead('html-as-json', 'homePhones', 'json', '$', 'labels its error page as JSON', text(200, 'application/json', PAGE)),
  header('gzip-mislabelled', 'roamingVideos', 'header', 'header content-encoding', 'says gzip and sends plain bytes', 'gzip'),
  fault('connection-dropped', 'roamingDestinations', 'connection', 'status', 'closes the connection without a response', {
    mutateResponse: (_sent, { request }) => {
      request.socket.destroy();
      return 'handled';
    },
  }),
  fault('half-a-response', 'roamingData', 'connection', 'status', 'announces more bytes than it sends', {
    mutateResponse: (sent, { response }) => {
      response.writeHead(sent.status, { ...sent.headers, 'content-length': String(sent.body.length * 2) });
      response.write(sent.body, () => response.destroy());
      return 'handled';
    },
  }),
  {
    ...fault('too-slow', 'roamingVoices', 'connection', 'status', 'responds after the time limit', {
      mutateResponse: async (sent, { response }) => {
        const gone = new AbortController();
        response.once('close', () => gone.abort());
        await wait(TOO_LONG_MS, undefined, { signal: gone.signal, ref: false }).catch(() => {});
        return response.destroyed ? 'handled' : sent;
      },
    }),
    // A fifth of the default.
    run: { timeout: 3000 },
  },
  header('log-out-in-caches', 'logout', 'header', 'header cache-control', 'lets caches answer a log-out', 'public, max-age=300'),
  header('caching-not-forbidden', 'billSummary', 'header', 'header cache-control', 'sends no Cache-Control with the account', undefined),
]);

/** What only many requests, and pages of other origins, show. */
export const lateFaults = faultsOf({ parts: ['transport'] }, [
  exhausted('fails-after-ninety', 'menu', 'status', 'runs out of connections after 90 requests', 90),
  limited('retry-after-a-date', 'menu', 'header retry-after', 'says by a date when to come again', { 'retry-after': new Date().toUTCString() }),
  limited('never-again', 'menu', 'header retry-after', 'does not say when a request may come again', {}),
  fault('thirty-requests', 'smsGroups', 'unsteady', 'status', 'ends a session after thirty requests', () => {
    const counts = new Map<string, number>();
    return {
      customer: (token, store) => {
        counts.set(token, (counts.get(token) ?? 0) + 1);
        return (counts.get(token) ?? 0) > 30 ? undefined : store.customer(token);
      },
    };
  }),
  fault('origins-without-token', ['smsGroups', EVERYWHERE], 'header', 'header access-control-allow-headers', 'lets other origins in, and no header token', {
    intercept: ({ request }) =>
      request.method === 'OPTIONS' ? text(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }, '') : undefined,
  }),
]);

/** Respects the limit of a gateway: every eleventh request gets 429 and may come again after some seconds. */
const limitedFor = (seconds: string) =>
  onTurns((turn) => turn % 11 === 0, text(429, { 'content-type': 'application/json', 'retry-after': seconds }, JSON.stringify(REFUSAL)));

/** The same JSON in other bytes, and the same media type in other letters. */
const written = (name: string, operationId: string, what: string, edit: (text: string) => string) =>
  variant(name, operationId, what, ['examples'], [], rewriting(edit));
const typed = (name: string, operationId: string, what: string, type: string) =>
  variant(name, operationId, what, ['examples'], [], headers({ 'content-type': type }));

const further = headers({
  'set-cookie': 'session=4F1A; Path=/; HttpOnly',
  'x-request-id': '0d9c1f',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  vary: 'Accept-Encoding, language',
});

/** Status codes, headers and bytes that HTTP and JSON allow. */
export const transportVariants = [
  typed('media-type-in-capitals', 'brands', 'writes Application/JSON', 'Application/JSON'),
  typed('media-type-with-charset', 'homeBrands', 'adds charset=UTF-8', 'application/json;charset=UTF-8'),
  typed('charset-in-quotes', 'menu', 'writes the charset in quotes, after two spaces', 'application/json;  Charset="utf-8"'),
  variant('compressed', ['bills', EVERYWHERE], 'compresses every response', ['examples', 'wrong-input'], [], {
    mutateResponse: (sent) => ({ ...sent, headers: { ...sent.headers, 'content-encoding': 'gzip' }, body: gzipSync(sent.body) }),
  }),
  variant('further-headers', 'smsGroups', 'adds cookies, tracing and security headers', ['examples', 'wrong-input'], [], further),
  written('pretty-printed', 'phones', 'indents its JSON and ends it with a line break', (text) => `${JSON.stringify(JSON.parse(text), null, 2)}\r\n`),
  written('escaped-unicode', 'planCategories', 'escapes everything that is not ASCII', (text) =>
    text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
  written('escaped-slashes', 'homePhones', 'escapes slashes, as PHP does', (text) => text.replaceAll('/', '\\/')),
  written('keys-in-another-order', 'billSummary', 'writes data in front of status', (text) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse())),
  ),
  variant('rate-limited', ['smsTemplates', EVERYWHERE], 'asks for a pause now and then, with 429 and Retry-After', ['examples'], [], limitedFor('1')),
  variant('rate-limited-for-long', ['homePlans', EVERYWHERE], 'asks for ten minutes now and then', ['examples', 'time'], [], limitedFor('600')),
  typed('media-type-with-a-parameter', 'phones', 'adds a version to the media type', 'application/json; charset=utf-8; v=1'),
  variant('other-origins', ['bills', EVERYWHERE], 'lets pages of other origins in', ['transport'], [], {
    intercept: ({ request }) =>
      request.method === 'OPTIONS'
        ? text(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'Content-Type, Language, Token, Idempotency-Key' }, '')
        : undefined,
  }),
  variant('slow-but-in-time', 'notice', 'takes 300 ms for a response', ['examples'], [], {
    mutateResponse: (sent) => new Promise((done) => setTimeout(() => done(sent), 300)),
  }),
];
