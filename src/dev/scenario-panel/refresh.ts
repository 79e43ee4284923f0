import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import type { Operation } from './mock.ts';

export interface Site {
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The URL paths of an operation. */
export const patternOf = ({ path }: Pick<Operation, 'path'>): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/**
 * Refetches the page's queries, or those of one operation, and discards cached responses, which would hide the new scenario.
 */
export function refresh({ queryClient, router }: Site, operation?: Operation): void {
  const queryKey = operation && [operation.operationId];
  queryClient.removeQueries({ type: 'inactive', ...(queryKey && { queryKey }) });
  void queryClient.resetQueries({ type: 'active', ...(queryKey && { queryKey }) });
  void router.revalidate();
}
