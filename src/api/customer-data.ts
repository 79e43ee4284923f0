import type { QueryClient } from '@tanstack/react-query';
import { publicReads } from './generated/public-reads.ts';

/**
 * Removes every read and write but the reads that are the same for every visitor, and aborts the reads that are pending: what the contract does not
 * call public is a customer's. Writes that are under way finish (0008).
 */
export function removeCustomerData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [id] }) => !publicReads.has(id) });
  client.getMutationCache().clear();
}
