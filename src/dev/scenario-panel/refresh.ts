import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import type { Operation } from './mock.ts';

export interface Site {
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
}

export function patternOf({ path }: Operation): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/**
 * Refetches the page's queries, or those of one operation, and discards cached responses, which would hide the new scenario.
 */
export function refresh({ queryClient, router }: Site, operation?: Operation): void {
  const pattern = operation === undefined ? undefined : patternOf(operation);
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => pattern?.test(String(queryKey[0])) ?? true;
  queryClient.removeQueries({ type: 'inactive', predicate });
  void queryClient.resetQueries({ type: 'active', predicate });
  void router.revalidate();
}
