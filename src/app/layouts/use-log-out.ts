import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { endSession } from '@/session/session';

/** Milliseconds that logging out waits for the server; after that the browser forgets the customer anyway. */
const PATIENCE = 3000;

/**
 * Logs out: tells the server, goes home and forgets the customer, whatever the server answers (LOGIN-15, decision B51); what was read for
 * the customer goes with the session (`onCustomerChange`). It leaves first and forgets then, so that no page asks for the data of a customer
 * who is gone. The call's code is fetched when it is needed: visitors have no use for it.
 */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leaving = useRef(false);

  const tell = async () => {
    const { getLogoutMutationOptions } = await import('@/api/auth');
    await queryClient.getMutationCache().build(queryClient, getLogoutMutationOptions()).execute();
  };
  return async () => {
    if (leaving.current) return;
    leaving.current = true;
    try {
      await Promise.race([tell().catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
      await navigate(paths.root);
    } finally {
      endSession();
      leaving.current = false;
    }
  };
}
