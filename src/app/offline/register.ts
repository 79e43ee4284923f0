import { Workbox } from 'workbox-window';
import { cachesPages, siteConfig } from '@/brand/config';
import { fetchWhenIdle } from '@/lib/idle';
import { CACHES } from '@/lib/service-worker';
import { trusted } from '@/lib/trusted';
import { storedLanguage } from '@/session/language';
import { sessionToken } from '@/session/session';
import { newVersionStore, RELEASE } from '../version-skew.ts';

const WORKER = '/sw.js';

/** The only script that may become a service worker. */
const workerUrl = trusted('site-worker', 'createScriptURL', () => WORKER);

/** A browser or a visitor that forbids it; the site works without. */
const ignore = () => {};

const registered = () => navigator.serviceWorker.getRegistration('/');
const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  [active, waiting, installing].some((worker) => worker !== null && new URL(worker.scriptURL).pathname === WORKER);

/** Removes the service worker and all that it has kept. */
async function removeCaches(): Promise<void> {
  const registration = await registered();
  if (registration !== undefined && isOurs(registration)) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`${CACHES}-`)) await caches.delete(name);
}

/**
 * What the service worker fetches through its routes, which keep it: the page's files, also the style sheets of its parts, which a prerendered page has in one
 * file and the shell loads one by one, and what the first page has read as a visitor before there was a service worker.
 */
function urlsToCache(isFirst: boolean): [url: string, init: RequestInit][] {
  const sheets = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href }) => href);
  const urls = [...performance.getEntriesByType('resource').map(({ name }) => name), ...sheets];
  const headers = { language: storedLanguage() };
  return urls.filter((url) => url.includes('/assets/') || (isFirst && sessionToken() === '')).map((url) => [url, { headers }]);
}

/** Whether the service worker that waits is of this page's release: it lists the release's files. */
async function isOwnRelease(): Promise<boolean> {
  const response = await fetch(WORKER, { cache: 'no-store' });
  return (await response.text()).includes(RELEASE);
}

async function register(): Promise<void> {
  const workbox = new Workbox(workerUrl(WORKER));
  workbox.addEventListener('waiting', async () => {
    if (await isOwnRelease().catch(() => true)) return;
    newVersionStore.set(async () => {
      // Accepted in another tab already.
      if (!(await registered())?.waiting) return window.location.reload();
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
      // Chromium forgets it when an event starts the old service worker again at that moment.
      setInterval(() => workbox.messageSkipWaiting(), 2000);
    });
  });
  const { controller } = navigator.serviceWorker;
  const message = { type: 'CACHE_URLS', payload: { urlsToCache: urlsToCache(controller === null) } };
  // Before a new release is looked for: an event that comes while Chromium stops the old service worker starts it again, and the new one goes on waiting.
  controller?.postMessage(message);
  await workbox.register();
  if (controller === null) (await workbox.active).postMessage(message);
}

/**
 * Registers the service worker, which keeps pages for times without a network, in an idle moment after the first page and not where the browser saves data, or
 * removes it where that is switched off. Development has none, also where a production build has been served on the same port.
 */
export function cachePages(): void {
  if (!('serviceWorker' in navigator)) return;
  if (import.meta.env.DEV || !cachesPages(siteConfig)) void removeCaches().catch(ignore);
  // Not awaited: the installation takes its time, and what else is fetched ahead would wait.
  else fetchWhenIdle(async () => void register().catch(ignore));
}
