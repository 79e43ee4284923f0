import '@/styles/tokens.css';
import '@/styles/globals.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { renderedPage } from '@/app/hydrate';
import { withoutPaymentHash } from '@/app/payment-return';
import { createApp } from '@/app/router';
import { handleVersionSkew, RELEASE } from '@/app/version-skew';
import { siteConfig } from '@/brand/config';
import { initMessages } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { initLanguage } from '@/session/language';
import { followOtherTabs, readSession } from '@/session/session';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Before the first request, because a link can set a state of the mock.
if (import.meta.env.DEV) await (await import('@/dev/start')).startDevTools();

const { href, pathname, search, hash } = window.location;
// The home page is at its own address at once (ROUTE-01): the router's way there would draw twice.
const cleaned = pathname === paths.root ? paths.home + search + hash : withoutPaymentHash(href);
if (cleaned !== href) window.history.replaceState(null, '', cleaned);

handleVersionSkew();
const page = renderedPage(root);
initLanguage(search);
readSession();
followOtherTabs();

/** Lets the browser answer whoever scrolls or types meanwhile: starting in one piece takes a slow phone a third of a second. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Not awaited at the top level: the pages' modules import this one, and would wait for it while it waits for them. */
async function start(root: Element): Promise<void> {
  // The texts come beside the code of the page.
  const texts = initMessages(...(page?.messages ?? []));
  await breathe();
  const app = await createApp(page);
  await texts;
  await breathe();
  // What can be read already is taken over in small steps.
  if (page === undefined) createRoot(root).render(<App {...app} />);
  else startTransition(() => void hydrateRoot(root, <App {...app} />));
  // What was pressed before is done now (tools/build/src/prerender/before-paint.ts).
  window.dispatchEvent(new Event('hydrated'));
  if (siteConfig.report) {
    const { startReporting } = await import('@/app/reporting');
    startReporting(siteConfig.report, RELEASE, () => app.router.state.matches.at(-1)?.route.id ?? '');
  }
  if (import.meta.env.DEV) void import('@/dev/scenario-panel/main').then(({ showPanel }) => showPanel(app));
}

void start(root);
