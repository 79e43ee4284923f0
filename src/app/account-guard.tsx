import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { AccountPage } from '@/components/page-head';
import { CardSkeleton } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { openLogin } from '@/session/login-prompt';
import { hasExpired, useSession } from '@/session/session';
import { accountRoutes, isSameTab } from './account-route-table.ts';

/**
 * Shows its child routes to logged-in customers only (ROLE-08). Before the browser's storage is read it shows the heading of the page, which is part of
 * the prerendered file, and a skeleton. A visitor is redirected to the home page with the log-in open, which leads back here (decision B05). After a log-out, here or in another tab, the
 * log-in is not opened.
 */
export function Component() {
  const session = useSession();
  const { state } = session;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasIn = useRef(false);

  useEffect(() => {
    if (state === 'in') wasIn.current = true;
    if (state !== 'out') return;
    if (!wasIn.current || hasExpired()) openLogin('login', pathname + search, false, hasExpired() ? 'expired' : 'needed');
    void navigate(paths.home, { replace: true });
  }, [state, pathname, search, navigate]);

  // Another tab may have put another customer in the place of this one: nothing that was typed or shown stays.
  if (session.state === 'in') return <Outlet key={session.mobileNo} />;
  const page = accountRoutes.find(({ link }) => isSameTab(link, pathname));
  return <PageSkeleton tab={page?.tab} />;
}

/** The heading is the same as the page's own. */
function PageSkeleton({ tab }: { tab: (typeof accountRoutes)[number]['tab'] | undefined }) {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t(tab === undefined ? 'prepaid' : `tabs.${tab}`)}>
      <CardSkeleton height="27.5rem" />
    </AccountPage>
  );
}
