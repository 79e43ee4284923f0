import { Navigate } from 'react-router-dom';
import { PrepaidPage } from '@/features/prepaid/page';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session';

/** The page's only read, the services of the card, is optional (decision B77). */
export const loader = () => null;

/** Redirects postpaid customers to their bills. */
export function Component() {
  const session = useSession();
  if (session.state !== 'in') return null;
  if (!session.isPrepaid) return <Navigate to={paths.bills} replace />;
  return <PrepaidPage mobileNo={session.mobileNo} />;
}
