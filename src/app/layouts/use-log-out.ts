import { useNavigate } from 'react-router-dom';
import { useLogout } from '@/api/auth';
import { paths } from '@/lib/paths';
import { endSession } from '@/session/session';

/** Milliseconds that logging out waits for the server; after that the browser forgets the customer anyway. */
const PATIENCE = 3000;

/**
 * Logs out: tells the server, goes home and forgets the customer, whatever the server answers (LOGIN-15, decision B51); what was read for
 * the customer goes with the session (`onCustomerChange`). It leaves first and forgets then, so that no page asks for the data of a customer
 * who is gone.
 */
export function useLogOut() {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogout();

  const logOut = async () => {
    const told = mutateAsync().catch(() => {});
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    try {
      await navigate(paths.root);
    } finally {
      endSession();
    }
  };
  return { logOut, leaving: isPending };
}
