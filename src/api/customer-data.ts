import type { QueryClient } from '@tanstack/react-query';
import { publicReads } from './generated/public-reads.ts';

/**
 * Removes every read and write but the reads that are the same for every visitor, and aborts those that are pending: what the contract does not
 * call public is a customer's.
 */
export function removeCustomerData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [id] }) => !publicReads.has(id) });
  client.getMutationCache().clear();
}
