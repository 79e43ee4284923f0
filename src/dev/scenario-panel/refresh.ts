import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import type { Operation } from './mock.ts';

/** What ties the panel to the page. */
export interface Site {
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The addresses of an operation. */
export function patternOf({ path }: Operation): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/**
 * Reads again what the page shows, as if it were opened now: an answer that is kept would hide the state that was asked for. With an
 * operation only what it answers.
 */
export function refresh({ queryClient, router }: Site, operation?: Operation): void {
  const pattern = operation === undefined ? undefined : patternOf(operation);
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => pattern?.test(String(queryKey[0])) ?? true;
  queryClient.removeQueries({ type: 'inactive', predicate });
  void queryClient.resetQueries({ type: 'active', predicate });
  void router.revalidate();
}
