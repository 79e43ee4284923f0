import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** Starts what a page reads; gets the query client and what the router knows of the navigation. */
type PageLoader = (queryClient: QueryClient, args: LoaderFunctionArgs) => unknown;

/** Makes the entry of a page in a route table: id, path, and the modules of the page and of its loader. */
export const lazyRoute =
  (queryClient: QueryClient) =>
  (id: string, path: string, Component: () => Promise<ComponentType>, loader?: () => Promise<PageLoader>): RouteObject => ({
    id,
    path,
    lazy: {
      Component,
      ...(loader && {
        loader: async () => {
          const load = await loader();
          return (args: LoaderFunctionArgs) => load(queryClient, args);
        },
      }),
    },
  });
