import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type PageCall, pageCalls } from './calls.ts';
import type { Operation } from './mock.ts';
import { patternOf } from './refresh.ts';

export interface OperationHere {
  operation: Operation;
  call: PageCall | undefined;
}

/** Ids of the page's active queries, one per line; some may have been fetched by an earlier page. */
function useReadIds(queryClient: QueryClient): string {
  const cache = queryClient.getQueryCache();
  const read = () => [...new Set(cache.findAll({ type: 'active' }).map(({ queryKey }) => String(queryKey[0])))].sort().join('\n');
  return useSyncExternalStore((listener) => cache.subscribe(listener), read);
}

/** Area of header, menu and footer, which every page requests: listed last. */
const SHELL = 'site';

/** Operations that the current page has called or reads, those of the page frame last. */
export function useOperationsHere(queryClient: QueryClient, operations: readonly Operation[]): OperationHere[] {
  const calls = useSyncExternalStore(pageCalls.subscribe, pageCalls.get);
  const reads = useReadIds(queryClient).split('\n');
  return operations
    .flatMap((operation): OperationHere[] => {
      const pattern = patternOf(operation);
      const call = calls.findLast(({ method, path }) => method === operation.method && pattern.test(path));
      return call !== undefined || reads.includes(operation.operationId) ? [{ operation, call }] : [];
    })
    .sort((one, other) => Number(one.operation.area === SHELL) - Number(other.operation.area === SHELL));
}
