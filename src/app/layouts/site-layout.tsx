import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockerFunction, Outlet, ScrollRestoration, useBlocker, useLocation, useMatches } from 'react-router-dom';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { LoadingSkeleton } from '@/components/query-state';
import { pageTag } from '@/i18n/i18n';
import { fetchWhenIdle } from '@/lib/idle';
import { useOffline } from '@/lib/offline';
import { isCardList, isOwnPage, paths } from '@/lib/paths';
import { showToast, toastStore } from '@/lib/toasts';
import { useLanguage } from '@/session/language';
import { closeLogin, useLoginPrompt } from '@/session/login-prompt';
import { useSession } from '@/session/session';
import { SCROLL_KEY } from '@/session/storage';
import { MAIN, useViewFocus } from '@/ui/focus';
import { MAX_LG, MAX_SM, useMedia } from '@/ui/media';
import { closeInnermost, isDialogOpen } from '@/ui/open-dialogs';
import { Skeleton } from '@/ui/skeleton';
import type { PageRoute } from '../route-table.ts';
import { NoticeBanner } from './notice-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { ShellPart, SiteHeader } from './site-header.tsx';
import css from './site-layout.module.css';
import { LoadingPill, NewVersionPrompt } from './status.tsx';

const OfflineNotice = lazyPart(async () => (await import('../offline/notice.tsx')).OfflineNotice, 'offline');
const Floating = lazyPart(async () => (await import('./floating.tsx')).Floating);
const ToastRegion = lazyPart(async () => (await import('@/components/toast-region')).ToastRegion);
const LoginDialog = lazyPart(async () => (await import('@/features/auth/login-dialog')).LoginDialog, 'auth', 'forms');
const LOGIN = [LoginDialog];
const ignore = () => {};

/** The shell around every page. */
export function SiteLayout() {
  const { t } = useTranslation();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById(MAIN);
    main?.focus();
    main?.scrollIntoView();
  };
  return (
    <>
      <Navigation />
      <ScrollRestoration storageKey={SCROLL_KEY} />
      <a href={`#${MAIN}`} className={css.skip} onClick={skip}>
        {t('skip')}
      </a>
      <ShellPart render={renderNotice} />
      <SiteHeader />
      <Main>
        <OfflineNotice wanted={useOffline()} onError={ignore} />
        <Outlet />
      </Main>
      <FloatingButtons />
      <ShellPart render={renderFooter} />
      <LoadingPill />
      <NewVersionPrompt />
      <Toasts />
      <Login />
    </>
  );
}

/** Components of their own, because location and matches change with every navigation, and header and footer need not. */
function Navigation() {
  useViewFocus(useLocation().pathname);
  useBackClosesDialog();
  return null;
}

function Main({ children }: { children: ReactNode }) {
  const { messages = [] } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageRoute>;
  return (
    <main id={MAIN} lang={pageTag(useLanguage(), messages)} tabIndex={-1} className={css.main}>
      {children}
    </main>
  );
}

const blocksBack: BlockerFunction = ({ historyAction }) => historyAction === 'POP' && isDialogOpen() && window.matchMedia(MAX_LG).matches;

/** On narrow screens, whose customers press Back to close a dialog, it closes the innermost one, unless that is busy, and stays on the page (decision B85). */
export function useBackClosesDialog(): void {
  const blocker = useBlocker(blocksBack);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    closeInnermost();
    blocker.reset();
  }, [blocker]);
}

const renderNotice = () => <NoticeBanner />;
const renderFooter = () => <SiteFooter />;

/** Scroll position in CSS pixels from which back-to-top and chat are shown (SHELL-15), on phones where they cover what is read while the customer scrolls back. */
const MIN_SCROLL_Y = 400;

function FloatingButtons() {
  const [isScrolled, setScrolled] = useState(false);
  const { pathname } = useLocation();
  const isPhone = useMedia(MAX_SM);
  /** Elsewhere they are above the footer on phones (B81). */
  const covers = isPhone && !isOwnPage(pathname) && !isCardList(pathname);
  useEffect(() => {
    let last = 0;
    const update = () => {
      const { scrollY } = window;
      setScrolled(scrollY > MIN_SCROLL_Y && (scrollY < last || !covers));
      last = scrollY;
    };
    window.addEventListener('scroll', update, { passive: true });
    // A restored scroll position fires no event.
    const frame = requestAnimationFrame(update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [covers]);
  return isScrolled ? <Floating onError={ignore} /> : null;
}

/** The code is loaded with the first toast. */
function Toasts() {
  const any = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.get().length > 0,
    () => false,
  );
  return <ToastRegion wanted={any} onError={ignore} />;
}

function Login() {
  const { t } = useTranslation();
  const { open, returnTo = paths.bills } = useLoginPrompt();
  usePreload(LOGIN, useSession().state === 'out');
  // The page is there when the customer has typed number and PIN.
  useEffect(() => {
    if (open) return fetchWhenIdle(async () => (await import('../prefetch')).prefetchPath(returnTo));
  }, [open, returnTo]);
  return (
    <LoginDialog
      wanted={open}
      onError={() => {
        closeLogin();
        showToast('error', t('failure.panelText'));
      }}
    />
  );
}

/** Skeleton of the site until the first page is loaded. Its header takes no press yet: the page brings another one. */
export function StartingUp() {
  return (
    <>
      <div inert aria-hidden="true">
        <SiteHeader />
      </div>
      <main className="wrap">
        <LoadingSkeleton className={css.skeleton}>
          <Skeleton width="12rem" height="2rem" />
          <Skeleton height="10rem" radius="card" />
          <Skeleton height="16rem" radius="card" />
        </LoadingSkeleton>
      </main>
      <LoadingPill />
    </>
  );
}
