import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { getJumpRoutesQueryOptions } from '@/api/site';
import { lazyPart } from '@/components/lazy-part';
import { showToast, toastStore } from '@/components/toasts';
import { closeLogin, useLoginPrompt } from '@/session/login-prompt';
import { MAIN, useViewFocus } from '@/ui/focus';
import { LoadingPill } from './loading-pill.tsx';
import { NewVersionPrompt } from './new-version-prompt.tsx';
import { NoticeBanner } from './notice-banner.tsx';
import { ShellPart } from './shell-part.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import css from './site-layout.module.css';

const Floating = lazyPart(async () => (await import('./floating.tsx')).Floating);
const ToastRegion = lazyPart(async () => (await import('@/components/toast-region')).ToastRegion);
const LoginDialog = lazyPart(async () => (await import('@/features/auth/login-dialog')).LoginDialog);
const ignore = () => {};

/** Everything around a page: skip link, notice, header, footer, pop-ups. `children` stand for the page where there is no route. */
export function SiteLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  useViewFocus(useLocation().pathname);

  // The server's own pages are asked for after the first load (ROUTE-08), so that a first visit does not wait for them.
  useEffect(() => {
    void queryClient.prefetchQuery(getJumpRoutesQueryOptions({ query: { meta: { optional: true } } }));
  }, [queryClient]);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById(MAIN);
    main?.focus();
    main?.scrollIntoView();
  };
  return (
    <>
      <ScrollRestoration />
      <a href={`#${MAIN}`} className={css.skip} onClick={skip}>
        {t('skip')}
      </a>
      <ShellPart draw={drawNotice} />
      <SiteHeader />
      <main id={MAIN} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <ShellPart draw={drawFooter} />
      <FloatingButtons />
      <LoadingPill />
      <NewVersionPrompt />
      <Notices />
      <Login />
    </>
  );
}

const drawNotice = () => <NoticeBanner />;
const drawFooter = () => <SiteFooter />;

/** CSS pixels of scrolling after which back-to-top and chat appear (SHELL-15). */
const FAR = 400;

/** Whether the page is scrolled so far. Read when it scrolls, not when it is drawn: the window's place is known only after a layout. */
let far = false;

function onFar(listener: () => void): () => void {
  const look = () => {
    if (far === window.scrollY > FAR) return;
    far = !far;
    listener();
  };
  window.addEventListener('scroll', look, { passive: true });
  // A page that is opened where it was left may have scrolled before.
  const frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
}

/** Back to top and chat; their code comes when the page is first scrolled. */
function FloatingButtons() {
  const shown = useSyncExternalStore(
    onFar,
    () => far,
    () => false,
  );
  return shown ? <Floating onError={ignore} /> : null;
}

/** The pop-ups of three seconds; their code comes with the first one. */
function Notices() {
  const any = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.get().length > 0,
    () => false,
  );
  return <ToastRegion wanted={any} onError={ignore} />;
}

/** The log-in pop-up; its code comes when it first opens. */
function Login() {
  const { t } = useTranslation();
  const { open } = useLoginPrompt();
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
