import { setTimeout as wait } from 'node:timers/promises';
import { faultsOf, headers, instead } from './fault.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const PAGE = '<!doctype html><html><head><title>Error</title></head><body><h1>Whitelabel Error Page</h1></body></html>';
const FAILURE = JSON.stringify({ status: '-1', message: '系統發生故障，請稍後再試。' });

/** Milliseconds; longer than the timeout of the tests. */
const TOO_LONG_MS = 20_000;

/** Status codes, headers and connections. */
export const transportFaults = faultsOf('transport', [
  {
    name: 'created-201',
    operationId: 'submitContactMessage',
    kind: 'status',
    place: 'status',
    what: 'responds with 201 Created, as the framework does for a POST',
    how: { spoil: (sent) => ({ ...sent, status: 201 }) },
    parts: ['examples'],
  },
  {
    name: 'no-content-204',
    operationId: 'logout',
    kind: 'status',
    place: 'status',
    what: 'responds with 204 without a body',
    how: instead(204, {}, ''),
    parts: ['examples'],
  },
  {
    name: 'redirect-to-log-in',
    operationId: 'changePromotionMedia',
    kind: 'status',
    place: 'status',
    what: 'sends the caller to a log-in page (302)',
    how: instead(302, { location: '/login.html' }, ''),
    parts: ['examples'],
  },
  {
    name: 'failure-500',
    operationId: 'businessPlans',
    kind: 'status',
    place: 'status',
    what: 'fails with 500 on a proper request',
    how: instead(500, { 'content-type': 'application/json' }, FAILURE),
    parts: ['examples'],
  },
  {
    name: 'gateway-502',
    operationId: 'planDetail',
    kind: 'status',
    place: 'status',
    what: 'a proxy in front responds 502 with its page',
    how: instead(502, HTML, PAGE),
    parts: ['examples'],
  },
  {
    name: 'not-there-404',
    operationId: 'businessActivities',
    kind: 'not-implemented',
    place: 'status',
    what: 'is not written yet: the framework responds with 404',
    how: instead(404, HTML, PAGE),
    parts: ['examples'],
  },
  {
    name: 'not-there-501',
    operationId: 'businessActivity',
    kind: 'not-implemented',
    place: 'status',
    what: 'is not written yet: 501',
    how: instead(501, { 'content-type': 'text/plain' }, 'Not implemented'),
    parts: ['examples'],
  },
  {
    name: 'multipart-refused',
    operationId: 'uploadCv',
    kind: 'status',
    place: 'status',
    what: 'takes JSON only and refuses the upload with 415',
    how: instead(415, { 'content-type': 'application/json' }, FAILURE),
    parts: ['examples'],
  },
  {
    name: 'no-content-type',
    operationId: 'homeBrands',
    kind: 'header',
    place: 'header content-type',
    what: 'sends no content type',
    how: headers({ 'content-type': undefined }),
    parts: ['examples'],
  },
  {
    name: 'two-content-types',
    operationId: 'newsList',
    kind: 'header',
    place: 'header content-type',
    what: 'a filter adds a second content type',
    how: headers({ 'content-type': 'application/json, text/plain' }),
    parts: ['examples'],
  },
  {
    name: 'labelled-html',
    operationId: 'footerChannels',
    kind: 'media-type',
    place: 'header content-type',
    what: 'sends JSON as text/html',
    how: headers({ 'content-type': 'text/html;charset=UTF-8' }),
    parts: ['examples'],
  },
  {
    name: 'labelled-problem',
    operationId: 'jumpRoutes',
    kind: 'media-type',
    place: 'header content-type',
    what: 'sends application/problem+json',
    how: headers({ 'content-type': 'application/problem+json' }),
    parts: ['examples'],
  },
  {
    name: 'labelled-vendor',
    operationId: 'planCategories',
    kind: 'media-type',
    place: 'header content-type',
    what: 'sends a +json type of its own',
    how: headers({ 'content-type': 'application/vnd.site.v1+json' }),
    parts: ['examples'],
  },
  {
    name: 'labelled-big5',
    operationId: 'brands',
    kind: 'media-type',
    place: 'header content-type',
    what: 'announces charset=big5',
    how: headers({ 'content-type': 'application/json; charset=big5' }),
    parts: ['examples'],
  },
  {
    name: 'html-with-200',
    operationId: 'homePlans',
    kind: 'media-type',
    place: 'header content-type',
    what: 'responds with its error page with 200',
    how: instead(200, HTML, PAGE),
    parts: ['examples'],
  },
  {
    name: 'html-as-json',
    operationId: 'homePhones',
    kind: 'json',
    place: '$',
    what: 'labels its error page as JSON',
    how: instead(200, { 'content-type': 'application/json' }, PAGE),
    parts: ['examples'],
  },
  {
    name: 'gzip-mislabelled',
    operationId: 'roamingVideos',
    kind: 'header',
    place: 'header content-encoding',
    what: 'says gzip and sends plain bytes',
    how: headers({ 'content-encoding': 'gzip' }),
    parts: ['examples'],
  },
  {
    name: 'connection-dropped',
    operationId: 'roamingDestinations',
    kind: 'connection',
    place: 'status',
    what: 'closes the connection without a response',
    how: {
      spoil: (_sent, { request }) => {
        request.socket.destroy();
        return 'dealt-with';
      },
    },
    parts: ['examples'],
  },
  {
    name: 'half-a-response',
    operationId: 'roamingData',
    kind: 'connection',
    place: 'status',
    what: 'announces more bytes than it sends',
    how: {
      spoil: (sent, { response }) => {
        response.writeHead(sent.status, { ...sent.headers, 'content-length': String(sent.body.length * 2) });
        response.write(sent.body, () => response.destroy());
        return 'dealt-with';
      },
    },
    parts: ['examples'],
  },
  {
    name: 'too-slow',
    operationId: 'roamingVoices',
    kind: 'connection',
    place: 'status',
    what: 'responds after the time limit',
    how: {
      spoil: async (sent, { response }) => {
        const gone = new AbortController();
        response.once('close', () => gone.abort());
        await wait(TOO_LONG_MS, undefined, { signal: gone.signal, ref: false }).catch(() => {});
        return response.destroyed ? 'dealt-with' : sent;
      },
    },
    parts: ['examples'],
  },
]);
