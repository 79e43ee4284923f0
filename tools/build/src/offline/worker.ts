import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addPlugins, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { defaultLanguage, type Language, languageOf } from '../../../../openapi/languages.ts';
import { isCacheableRequest, urlOfRequest } from '../../../../src/api/offline-cache.ts';
import { CACHES, SAVED_AT } from '../../../../src/lib/service-worker.ts';
import { pageFiles } from '../prerender/page-file.ts';

/** What the build tells the service worker. */
export interface WorkerFiles {
  /** Fetched when the service worker is installed; without a revision the hash in a file's name stands for its content. */
  precache: readonly PrecacheEntry[];
  /** URL of each shell by the name of its file. */
  shells: Readonly<Record<string, string>>;
  /** URLs of the data of the cached pages. */
  data: Readonly<Record<Language, string>>;
}

/** The data of the cached pages in one language. */
export interface CachedData {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** By the URL under which the service worker keeps a response. */
  responses: Readonly<Record<string, unknown>>;
}

/** Written by the build (build-worker.ts). */
declare const FILES: WorkerFiles;
// Named once, because the build puts the whole value in its place.
const own = FILES;

/** The part of the global scope that is used; the project's types are those of pages. */
interface WorkerScope {
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> };
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'message', listener: (event: MessageEvent<{ type: string }>) => void) => void;
}
const scope = self as unknown as WorkerScope;

/** Seconds after which a page or a read counts as unreachable, and what is kept is shown. */
const PATIENCE = { page: 10, read: 8 };
/** The name of a file stands for its content, whatever a server says that the response varies by (`Vary: Origin`). */
const BY_NAME = { ignoreVary: true };

/** Keeps the entries of a cache that were written last. Workbox's expiration would keep a database beside them. */
const atMost = (limit: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    for (const entry of (await cache.keys()).slice(0, -limit)) await cache.delete(entry);
  },
});

/** A response as the backend sends it, with the time at which it was saved. */
function cacheableResponse(text: string, savedAt: number): Response {
  return new Response(text, { headers: { 'content-type': 'application/json', [SAVED_AT]: String(savedAt) } });
}

// ---- pages: the network, else the shell, which reads its data by itself ----

const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE.page });

async function shellFor(url: URL): Promise<Response> {
  const cookie = await scope.cookieStore?.get('DefaultLanguage');
  const file = pageFiles(url.href, `DefaultLanguage=${cookie?.value ?? ''}`).at(-1) ?? '';
  return (await matchPrecache(own.shells[file] ?? '')) ?? Response.error();
}

// ---- reads that are the same for every visitor: the network, else the last response, else that of the build ----

const builds: Partial<Record<Language, Promise<CachedData | undefined>>> = {};

/** The data of the cached pages, as the build has read them. */
function dataOfBuild(language: Language): Promise<CachedData | undefined> {
  builds[language] ??= matchPrecache(own.data[language]).then((response) => response?.json());
  return builds[language];
}

const isOfCustomer = ({ headers }: Request) => Boolean(headers.get('token')) || headers.has('authorization');

const readPlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ params }) => (params as unknown as { cacheUrl: string }).cacheUrl,
  cacheWillUpdate: async ({ request, response }) => {
    // What is kept is what visitors get, also where a backend gives a customer something of their own.
    if (response.status !== 200 || isOfCustomer(request)) return null;
    const text = await response.text();
    const body = JSON.parse(text) as { status?: unknown };
    return String(body.status) === '0' ? cacheableResponse(text, Date.now()) : null;
  },
  // Also called without a cached response.
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const { pathname, searchParams } = new URL(request.url);
    // `zh-Hans` has the data of `cn`.
    const language = languageOf(searchParams.get('language')).code;
    searchParams.set('language', language);
    const built = await dataOfBuild(language);
    const data = built?.responses[`${pathname}?${searchParams}`];
    const isNewer = data !== undefined && built !== undefined && built.savedAt > Number(cachedResponse?.headers.get(SAVED_AT) ?? 0);
    return isNewer ? cacheableResponse(JSON.stringify({ status: '0', data }), built.savedAt) : cachedResponse;
  },
};
const reads = new NetworkFirst({ cacheName: `${CACHES}-reads`, networkTimeoutSeconds: PATIENCE.read, plugins: [readPlugin, atMost(200)] });

const isRead = ({ request, sameOrigin, url }: { request: Request; sameOrigin: boolean; url: URL }) =>
  sameOrigin && isCacheableRequest(request.method, url.pathname);

const answerRead = async ({ event, request, url }: RouteHandlerCallbackOptions) => {
  const language = request.headers.get('language') ?? defaultLanguage.code;
  const body = request.method === 'POST' ? await request.clone().text() : '';
  // The strategy fetches the request and keeps its response under this URL.
  return reads.handle({ event, request, params: { cacheUrl: urlOfRequest(language, url, body) } as never });
};

// ---- images: none instead of a broken one, whose frame and icon would look like a fault ----

const NO_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const orNoImage: WorkboxPlugin = { handlerDidError: async () => new Response(NO_IMAGE, { headers: { 'content-type': 'image/svg+xml' } }) };

// ---- routes ----

/**
 * While two releases are served side by side, the shell may come from the other one. Its files are not kept, so the installation fails, and is tried again
 * with the next page.
 */
const ownShell: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status >= 400) return null;
    if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
    const html = await response.clone().text();
    const files = Array.from(html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g), ([, file]) => file);
    return files.every((file) => own.precache.some(({ url }) => url === file)) ? response : null;
  },
};

setCacheNameDetails({ prefix: CACHES });
addPlugins([ownShell]);
precacheAndRoute([...own.precache], { cleanURLs: false, directoryIndex: '' });
registerRoute(new NavigationRoute(({ event, request, url }) => network.handle({ event, request }).catch(() => shellFor(url)), { denylist: [/^\/api\//] }));
registerRoute(isRead, answerRead);
registerRoute(isRead, answerRead, 'POST');
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: `${CACHES}-files`, plugins: [atMost(300)], matchOptions: BY_NAME }),
);
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/api/'),
  new StaleWhileRevalidate({ cacheName: `${CACHES}-images`, plugins: [atMost(60), orNoImage], matchOptions: BY_NAME }),
);
enableNavigationPreload();
clientsClaim();

// Sent by workbox-window when the visitor accepts a new release. What a page has fetched before (CACHE_URLS) goes through the routes by itself.
scope.addEventListener('message', ({ data }) => {
  if (data.type === 'SKIP_WAITING') void scope.skipWaiting();
});
