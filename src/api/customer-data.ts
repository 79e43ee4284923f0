import type { QueryClient } from '@tanstack/react-query';

/** Paths whose responses belong to the logged-in customer; all others are the same for everyone. */
const PERSONAL = /^\/api\/(?:care|ussd|vmpay)\/|^\/api\/business\/volte$/;

export const isPersonal = (path: unknown): boolean => PERSONAL.test(String(path));

/** Removes the cached reads and writes of a customer. */
export function removeCustomerData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey[0]) });
  client.getMutationCache().clear();
}
