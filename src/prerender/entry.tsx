import './backend.ts';
import { type Query, QueryClientProvider, type QueryKey, skipToken } from '@tanstack/react-query';
import { type ReactElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import {
  getRoamingDataQueryKey,
  getRoamingDestinationsQueryKey,
  getRoamingVideosQueryKey,
  getRoamingVoicesQueryKey,
  roamingData,
  roamingDestinations,
  roamingRegions,
  roamingVideos,
  roamingVoices,
} from '@/api/generated/roaming';
import { createQueryClient } from '@/api/query-client';
import { StartingUp } from '@/app/layouts/site-layout';
import { createRoutes } from '@/app/routes';
import { HeadContext, type PageHead } from '@/components/page-meta';
import { setSanitizer } from '@/components/safe-html';
import { i18n, initMessages, switchLanguage } from '@/i18n/i18n';
import type { Language } from '@/session/language';
import { sanitizeHtml } from './sanitizer.ts';

export { jsonLd } from './json-ld.ts';
export { findPaths, ownPaths } from './urls.ts';

export interface Rendered {
  html: string;
  head: PageHead | undefined;
  /** Id of the matched route. */
  route: string;
  loaderData: Record<string, unknown>;
  queries: [key: QueryKey, data: unknown][];
  /** Ids of the failed reads, which are rendered as loading. */
  failed: string[];
}

/** Limit of render passes per page: each pass can start reads that depend on earlier ones. */
const MAX_PASSES = 4;

setSanitizer(sanitizeHtml);

/** Sets the language of the pages that are rendered next. */
export async function setLocale(language: Language): Promise<void> {
  if (!i18n.isInitialized) await initMessages();
  await switchLanguage(language);
}

async function render(reader: ReturnType<typeof createReader>, routes: RouteObject[], path: string): Promise<Omit<Rendered, 'queries' | 'failed'> | undefined> {
  const { client } = reader;
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://site.invalid${path}`));
  if (context instanceof Response) return undefined;
  if (context.errors) throw Object.values(context.errors)[0];
  await reader.settle();
  const router = createStaticRouter(handler.dataRoutes, context);
  let head: PageHead | undefined;
  const page: ReactElement = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <HeadContext value={(found) => (head = found)}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </HeadContext>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
  let html = '';
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    // Without streaming, whose late chunks need inline scripts.
    const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
    html = await new Response(prelude).text();
    if (!(await reader.readPending())) break;
  }
  return { html, head, route: context.matches.at(-1)?.route.id ?? '', loaderData: context.loaderData };
}

/** Returns undefined when the path redirects. */
export async function renderPage(path: string, offline = false): Promise<Rendered | undefined> {
  const reader = createReader(offline);
  const rendered = await render(reader, createRoutes(reader.client), path);
  if (rendered === undefined) return undefined;
  const all = reader.client.getQueryCache().getAll();
  const queries = all.filter(({ state }) => state.status === 'success').map(({ queryKey, state }: Query): [QueryKey, unknown] => [queryKey, state.data]);
  return { ...rendered, queries, failed: reader.failed };
}

/** Renders the skeleton of the site for all URLs without a prerendered page. */
export async function renderShell(): Promise<string> {
  const rendered = await render(createReader(true), [{ id: 'shell', path: '*', element: <StartingUp /> }], '/');
  return rendered?.html ?? '';
}

/**
 * The roaming tariffs of every destination, which the page reads one by one: for visitors who look one up without a network. Destinations are
 * read one after the other, so that a build is no burden for the backend.
 */
export async function readTariffs(): Promise<[key: QueryKey, data: unknown][]> {
  const found: [QueryKey, unknown][] = [];
  for (const { regionId } of await roamingRegions()) {
    const region = String(regionId);
    const destinations = await roamingDestinations(region);
    found.push([getRoamingDestinationsQueryKey(region), destinations]);
    for (const { rdId } of destinations) {
      const id = String(rdId);
      const [voices, videos, data] = await Promise.all([roamingVoices(id), roamingVideos(id), roamingData(id)]);
      found.push([getRoamingVoicesQueryKey(id), voices], [getRoamingVideosQueryKey(id), videos], [getRoamingDataQueryKey(id), data]);
    }
  }
  return found;
}

/** Responses by query hash, which contains the language: pages share reads such as the menu. */
const responses = new Map<string, unknown>();

/** A query client for one prerendered page. All readers share their responses. With `offline` every read fails, so that pages are rendered with skeletons. */
function createReader(offline: boolean) {
  /** Ids of the reads' operations. */
  const failed: string[] = [];
  /** Query hashes, because an operation may fail for one of its parameters only. */
  const lost = new Set<string>();
  const client = createQueryClient(() => {});
  const cache = client.getQueryCache();
  const fetchQuery = client.fetchQuery.bind(client);

  client.fetchQuery = async (options) => {
    if (offline) throw new Error('No backend to read from');
    const { queryHash } = client.defaultQueryOptions(options as never) as { queryHash: string };
    if (responses.has(queryHash)) client.setQueryData(options.queryKey, responses.get(queryHash) as never);
    const data = await fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
    responses.set(queryHash, data);
    return data;
  };

  /** Waits for all pending reads and removes failed ones from the cache, so that they are rendered as loading. */
  const settle = async () => {
    while (client.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 2));
    for (const query of cache.getAll()) {
      if (query.state.status !== 'error') continue;
      failed.push(String(query.queryKey[0]));
      lost.add(query.queryHash);
      cache.remove(query);
    }
  };
  /** Starts the reads that a render pass has requested; returns whether there were any. */
  const readPending = async () => {
    const pending = offline
      ? []
      : cache.getAll().filter(({ queryHash, options: { queryFn, ...options }, state }) => {
          const enabled = (options as { enabled?: unknown }).enabled !== false;
          return state.status === 'pending' && enabled && queryFn !== undefined && queryFn !== skipToken && !lost.has(queryHash);
        });
    await Promise.all(pending.map(({ options }) => client.prefetchQuery(options as never)));
    await settle();
    return pending.length > 0;
  };
  return { client, failed, settle, readPending };
}
