import './backend.ts';
import { type Query, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type ReactElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { createAccountRoutes } from '@/app/account-routes';
import { StartingUp } from '@/app/pages/starting-up';
import { addToPages, createRoutes } from '@/app/routes';
import { HeadContext, type PageHead } from '@/components/page-meta';
import { setSanitizer } from '@/components/safe-html';
import { i18n, initMessages, switchLanguage } from '@/i18n/i18n';
import type { Language } from '@/session/language';
import { createReader, type Reader } from './reader.ts';
import { sanitizeHtml } from './sanitizer.ts';

export { jsonLd } from './json-ld.ts';
export { findPaths, ownPaths } from './urls.ts';

/** A page as it is written into a file. */
export interface Rendered {
  html: string;
  head: PageHead | undefined;
  /** The route that the address belongs to. */
  route: string;
  loaderData: Record<string, unknown>;
  queries: [key: QueryKey, data: unknown][];
  /** Paths of the reads that failed: their places are drawn as if they were still on their way. */
  failed: string[];
}

/** Times a page is drawn to find out what it reads besides what its loader starts: one read may lead to the next. */
const ROUNDS = 4;

setSanitizer(sanitizeHtml);

let started = false;

/** All pages that are rendered after it are in this language. */
export async function speak(language: Language): Promise<void> {
  if (!started) await initMessages();
  started = true;
  await switchLanguage(language);
}

async function draw(reader: Reader, routes: RouteObject[], path: string): Promise<Omit<Rendered, 'queries' | 'failed'> | undefined> {
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
  for (let round = 0; round < ROUNDS; round += 1) {
    // Everything in one piece: a part that came later would need an inline script to find its place.
    const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
    html = await new Response(prelude).text();
    if (!(await reader.readWhatWasWanted())) break;
  }
  return { html, head, route: context.matches.at(-1)?.route.id ?? '', loaderData: context.loaderData };
}

/** Renders the page of an address in the language spoken; undefined when the address leads elsewhere. */
export async function renderPage(path: string, offline = false): Promise<Rendered | undefined> {
  const reader = createReader(offline);
  const routes = createRoutes(reader.client);
  addToPages(routes, createAccountRoutes(reader.client));
  const drawn = await draw(reader, routes, path);
  if (drawn === undefined) return undefined;
  const all = reader.client.getQueryCache().getAll();
  const queries = all.filter(({ state }) => state.status === 'success').map(({ queryKey, state }: Query): [QueryKey, unknown] => [queryKey, state.data]);
  return { ...drawn, queries, failed: reader.failed };
}

/** Renders the outline of the site, for every address without a page of its own. */
export async function renderShell(): Promise<string> {
  const drawn = await draw(createReader(true), [{ id: 'shell', path: '*', element: <StartingUp /> }], '/');
  return drawn?.html ?? '';
}
