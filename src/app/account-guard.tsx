import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ACCOUNT_PATH, paths } from '@/lib/paths';
import { openLogin } from '@/session/login-prompt';
import { hasExpired, useSession } from '@/session/session';
import { cx } from '@/ui/class-names';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './account-guard.module.css';

/**
 * Shows its child routes to logged-in customers only (ROLE-08). Before the browser's storage is read it shows a skeleton. A visitor is
 * redirected to the home page with the log-in open, which leads back here (decision B05). After a log-out, here or in another tab, the
 * log-in is not opened.
 */
export function Component() {
  const { t } = useTranslation();
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasIn = useRef(false);

  useEffect(() => {
    if (state === 'in') wasIn.current = true;
    if (state !== 'out') return;
    if (!wasIn.current || hasExpired()) openLogin('login', pathname + search, false, hasExpired() ? 'expired' : 'needed');
    void navigate(paths.home, { replace: true });
  }, [state, pathname, search, navigate]);

  if (state === 'in') return <Outlet />;
  return (
    <SkeletonGroup label={t('loading')} className={cx(css.skeleton, !pathname.startsWith(ACCOUNT_PATH) && 'wrap')}>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="10rem" radius="card" />
      <Skeleton height="16rem" radius="card" />
    </SkeletonGroup>
  );
}
