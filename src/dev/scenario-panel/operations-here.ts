import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type PageCall, pageCalls } from './calls.ts';
import type { Operation } from './mock.ts';
import { patternOf } from './refresh.ts';

/** An operation that the present page uses, with its last call when there was one. */
export interface OperationHere {
  operation: Operation;
  call: PageCall | undefined;
}

/** Addresses that mounted parts of the page read; they may have been answered on an earlier page. */
function useReadAddresses(queryClient: QueryClient): string {
  const cache = queryClient.getQueryCache();
  const read = () => [...new Set(cache.findAll({ type: 'active' }).map(({ queryKey }) => String(queryKey[0])))].sort().join('\n');
  return useSyncExternalStore((listener) => cache.subscribe(listener), read);
}

/** What the page around it (header, menu, footer) asks for on every page: listed last. */
const SHELL = 'site';

/** The operations that the present page called or reads, those of its own area first. */
export function useOperationsHere(queryClient: QueryClient, operations: readonly Operation[]): OperationHere[] {
  const calls = useSyncExternalStore(pageCalls.subscribe, pageCalls.get);
  const addresses = useReadAddresses(queryClient).split('\n');
  return operations
    .flatMap((operation): OperationHere[] => {
      const pattern = patternOf(operation);
      const call = calls.findLast(({ method, path }) => method === operation.method && pattern.test(path));
      return call !== undefined || addresses.some((address) => pattern.test(address)) ? [{ operation, call }] : [];
    })
    .sort((one, other) => Number(one.operation.area === SHELL) - Number(other.operation.area === SHELL));
}
