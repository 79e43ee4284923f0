import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { loadMessages } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/types';

/** What the module of a page exports. The loader starts the reads of the page, or redirects. */
interface PageModule {
  Component: ComponentType;
  loader: (queryClient: QueryClient, args: LoaderFunctionArgs) => unknown;
}

/** One line of a route table. */
export interface PageRoute {
  id: string;
  path: string;
  /** Messages that the page needs besides `common`, and `account` in the account area. */
  messages: readonly Namespace[];
  load: () => Promise<PageModule>;
  /** Ids of the pages that a visitor is likely to open next, the likeliest first; their code is fetched while the page is read. */
  next?: readonly string[];
}

/** A change of the query alone runs no loader, which would render the page twice: its components read what is new, and a failed read stays failed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (nextUrl.pathname !== currentUrl.pathname || nextUrl.search === currentUrl.search);

/** Makes the router's entry of a page. The page is rendered when its messages are there; its reads go on meanwhile. */
export const lazyRoute =
  (queryClient: QueryClient) =>
  ({ id, path, messages, load, next }: PageRoute): RouteObject => ({
    id,
    path,
    shouldRevalidate,
    handle: { next, messages },
    lazy: async () => {
      // Side by side; the loader loads the messages of the language at its time.
      const [{ Component, loader }] = await Promise.all([load(), loadMessages(...messages)]);
      return {
        Component,
        loader: async (args) => {
          const data = await loader(queryClient, args);
          if (!(data instanceof Response)) await loadMessages(...messages);
          return data ?? null;
        },
      };
    },
  });
