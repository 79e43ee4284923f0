import type { QueryClient } from '@tanstack/react-query';

/** Addresses whose answers belong to the customer who is logged in; everything else is the same for everybody. */
const PERSONAL = /^\/api\/(?:care|ussd|vmpay)\/|^\/api\/business\/volte$/;

/** Drops what was read and sent for a customer, as soon as somebody else is logged in or nobody. */
export function forgetCustomer(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => PERSONAL.test(String(queryKey[0])) });
  client.getMutationCache().clear();
}
