import '#brand/colours.css';
import '@/styles/tokens.css';
import '@/styles/globals.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nameSheetParts, renderedPage } from '@/app/hydrate';
import { App, createApp } from '@/app/router';
import { handleVersionSkew, RELEASE } from '@/app/version-skew';
import { siteConfig } from '@/brand/config';
import { initMessages } from '@/i18n/i18n';
import { followConnection } from '@/lib/offline';
import { paths } from '@/lib/paths';
import { initLanguage } from '@/session/language';
import { coverCachedPage, readSession, syncTabs } from '@/session/session';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Before the first request, because a link can set a state of the mock.
if (import.meta.env.DEV) await (await import('@/dev/start')).startDevTools();

const { href, pathname, search, hash } = window.location;
// Replaced here (ROUTE-01), because the router's redirect would render twice. Servers that merge slashes respond to `//` with the same page.
const url = /^\/+$/.test(pathname) ? paths.home + search + hash : withoutPaymentHash(href);
if (url !== href) window.history.replaceState(null, '', url);
const opened = window.location.pathname;

handleVersionSkew();
nameSheetParts();
followConnection();
const page = renderedPage(root);
initLanguage(search);
readSession();
syncTabs();
coverCachedPage();

/** Splits the start into tasks, so that scrolling and typing are not blocked: a slow phone takes a third of a second for all of it. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

/** Not awaited at the top level: the modules of the pages import this one, and each would wait for the other. */
async function start(root: Element): Promise<void> {
  // In parallel with the code of the page.
  const messages = initMessages(...(page?.messages ?? []));
  await yieldToMain();
  const app = await createApp(page);
  await messages;
  await yieldToMain();
  const { location } = app.router.state;
  const onReady = () => {
    // The router's provider listens from here on: it has missed a Back that came while the page was being hydrated.
    if (app.router.state.location !== location) void app.router.revalidate();
    // Replays the presses made before (before-paint.ts), which only a hydrated page hears. A task of its own,
    // because inside an effect React renders nothing between two presses.
    setTimeout(() => window.dispatchEvent(new Event('hydrated')));
    app.onReady();
  };
  // Back may have led to another entry of this document meanwhile, whose page is not the prerendered one.
  const isElsewhere = page !== undefined && window.location.pathname !== opened;
  if (isElsewhere) root.replaceChildren();
  // A transition hydrates in small steps.
  if (page === undefined || isElsewhere) createRoot(root).render(<App {...app} onReady={onReady} />);
  else startTransition(() => void hydrateRoot(root, <App {...app} onReady={onReady} />));
  if (siteConfig.report) {
    const { startReporting } = await import('@/app/reporting');
    startReporting(siteConfig.report, RELEASE, () => app.router.state.matches.at(-1)?.route.id ?? '');
  }
  if (import.meta.env.DEV) void import('@/dev/scenario-panel/panel').then(({ showPanel }) => showPanel(app));
}

/** Removes the hash that the payment gateway appends to the return URL of a failed payment (ROUTE-11); returns other URLs unchanged. */
function withoutPaymentHash(url: string): string {
  return url.includes('paymentMethod/3?payRes=false') ? (url.split('#')[0] ?? url) : url;
}

void start(root);
