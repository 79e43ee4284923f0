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
 * Lets only logged-in customers see the pages inside (ROLE-08). Three states: not known yet (a prerendered page before the browser's
 * storage is read) shows bones; logged out is treated as an ended session (decision B05): home page and log-in, which leads back here;
 * who logs out, here or in another tab, goes home and is not asked to log in again.
 */
export function AccountGuard() {
  const { t } = useTranslation();
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasIn = useRef(false);

  useEffect(() => {
    if (state === 'in') wasIn.current = true;
    if (state !== 'out') return;
    if (!wasIn.current || hasExpired()) openLogin('login', pathname + search);
    void navigate(paths.home, { replace: true });
  }, [state, pathname, search, navigate]);

  if (state === 'in') return <Outlet />;
  // The account's frame has its own margins.
  return (
    <SkeletonGroup label={t('loading')} className={cx(css.skeleton, !pathname.startsWith(ACCOUNT_PATH) && 'wrap')}>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="10rem" radius="card" />
      <Skeleton height="16rem" radius="card" />
    </SkeletonGroup>
  );
}
