import { setTimeout as wait } from 'node:timers/promises';
import { json, text } from '../outgoing.ts';
import { EVERYWHERE, faultsOf, onTurns } from './fault.ts';
import { fault, header, instead, rowsOfKind } from './rows.ts';

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
export const transportFaults = faultsOf('transport', { parts: ['examples'] }, [
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
export const lateFaults = faultsOf('transport', { parts: ['transport'] }, [
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
