import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import { PrepaidPage } from '@/features/prepaid/page';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session';
import { logOut } from './layouts/log-out';

/** The page reads nothing: no operation of the contract returns a balance (decision B02). */
export const loader = () => null;

/** Redirects postpaid customers to their bills. */
export function Component() {
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  if (session.state !== 'in') return null;
  if (!session.isPrepaid) return <Navigate to={paths.bills} replace />;
  return <PrepaidPage mobileNo={session.mobileNo} onLogOut={() => void logOut(queryClient, navigate)} />;
}
