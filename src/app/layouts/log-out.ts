import type { QueryClient } from '@tanstack/react-query';
import { getLogoutMutationOptions } from '@/api/auth';
import { paths } from '@/lib/paths';
import { endSession, leaveSession } from '@/session/session';

/** Milliseconds that logging out waits for the server; after that the browser forgets the customer anyway. */
const PATIENCE = 3000;

/**
 * Logs out: tells the server, goes home and forgets the customer, whatever the server answers (LOGIN-15, decision B51); what was read for
 * the customer goes with the session (`onCustomerChange`). It leaves first and forgets then, so that no page asks for the data of a customer
 * who is gone. Fetched when it is needed: visitors have no use for it.
 */
export async function logOut(queryClient: QueryClient, navigate: (path: string) => void | Promise<void>): Promise<void> {
  if (!leaveSession()) return;
  try {
    const told = queryClient.getMutationCache().build(queryClient, getLogoutMutationOptions()).execute();
    await Promise.race([told.catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    await navigate(paths.root);
  } finally {
    endSession();
  }
}
