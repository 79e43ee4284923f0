import type { QueryClient } from '@tanstack/react-query';
import { getLogoutMutationOptions } from '@/api/generated/auth';
import { paths } from '@/lib/paths';
import { endSession } from '@/session/session';

/** After this time the session ends without a response of the server. */
const TIMEOUT_MS = 3000;

/**
 * Tells the server with the token that `leaveSession` has returned, navigates to the home page and ends the session, whatever the response (LOGIN-15, decision B51); `onCustomerChange`
 * removes the customer's cached data. Navigates first, so that no page requests data without a session.
 */
export async function logOut(token: string, queryClient: QueryClient, navigate: (path: string) => void | Promise<void>): Promise<void> {
  try {
    const sent = queryClient
      .getMutationCache()
      .build(queryClient, getLogoutMutationOptions({ request: { headers: { token } } }))
      .execute();
    await Promise.race([sent.catch(() => {}), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
    await navigate(paths.root);
  } finally {
    endSession();
  }
}
