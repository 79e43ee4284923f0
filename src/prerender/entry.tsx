import './backend.ts';
import { type Query, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type ReactElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { StartingUp } from '@/app/layouts/site-layout';
import { createRoutes } from '@/app/routes';
import { HeadContext, type PageHead } from '@/components/page-meta';
import { setSanitizer } from '@/components/safe-html';
import { i18n, initMessages, switchLanguage } from '@/i18n/i18n';
import type { Language } from '@/session/language';
import { createReader, type Reader } from './reader.ts';
import { sanitizeHtml } from './sanitizer.ts';

export { jsonLd } from './json-ld.ts';
export { readTariffs } from './tariffs.ts';
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

async function render(reader: Reader, routes: RouteObject[], path: string): Promise<Omit<Rendered, 'queries' | 'failed'> | undefined> {
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
