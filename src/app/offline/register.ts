import type { QueryClient } from '@tanstack/react-query';
import { messageSW, Workbox } from 'workbox-window';
import { cachesPages, siteConfig } from '@/brand/config';
import { trusted } from '@/lib/trusted';
import { storedLanguage } from '@/session/language';
import { sessionToken } from '@/session/session';
import { newVersionStore, RELEASE } from '../version-skew.ts';
import { CACHES, type ReadResponse, WORKER, type WorkerMessage } from './protocol.ts';

/** The only script that may become a service worker. */
const workerUrl = trusted('site-worker', 'createScriptURL', () => WORKER);

const registered = () => navigator.serviceWorker.getRegistration('/');
const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  [active, waiting, installing].some((worker) => worker !== null && new URL(worker.scriptURL).pathname === WORKER);

/** Removes the service worker and all that it has kept. */
async function removeCaches(): Promise<void> {
  const registration = await registered();
  if (registration !== undefined && isOurs(registration)) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`${CACHES}-`)) await caches.delete(name);
}

/** What this page has read as a visitor, in the language of its texts, without what is in its HTML only. The service worker keeps what it may. */
function visitorReads(client: QueryClient): ReadResponse[] {
  if (sessionToken() !== '') return [];
  const start = JSON.stringify([storedLanguage()]).slice(0, -1);
  return client
    .getQueryCache()
    .getAll()
    .filter(({ queryHash, state }) => state.data !== undefined && !state.isInvalidated && queryHash.startsWith(start))
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, savedAt: state.dataUpdatedAt }));
}

/**
 * The files that this page needs, loaded or not: a prerendered page has its style sheets in one file and links the parts, which the same page
 * in the shell loads one by one.
 */
function pageFiles(): string[] {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href }) => href);
  return [...performance.getEntriesByType('resource').map(({ name }) => name), ...links];
}

/** Resolves when the page is loaded and the browser has nothing to do. */
async function becomesIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 10_000 }) : setTimeout(resolve)));
}

async function register(client: QueryClient): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true && (await registered()) === undefined) return;
  await becomesIdle();
  const keep = (worker: ServiceWorker, responses: readonly ReadResponse[]) =>
    worker.postMessage({ type: 'KEEP', language: storedLanguage(), responses, files: pageFiles() } satisfies WorkerMessage);
  const { controller } = navigator.serviceWorker;
  // Before a new release is looked for: an event that comes while Chromium stops the old service worker starts it again, and the new one goes on waiting.
  if (controller !== null) keep(controller, []);
  const workbox = new Workbox(workerUrl(WORKER));
  workbox.addEventListener('waiting', async ({ sw }) => {
    if (sw === undefined) return;
    const isOwnRelease: unknown = await messageSW(sw, { type: 'RELEASE', release: RELEASE } satisfies WorkerMessage);
    if (isOwnRelease) return;
    newVersionStore.set(async () => {
      // Accepted in another tab already.
      if (!(await registered())?.waiting) return window.location.reload();
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    });
  });
  await workbox.register();
  if (controller === null) keep(await workbox.active, visitorReads(client));
}

/**
 * Registers the service worker, which keeps pages for times without a network, or removes it where that is switched off. Called after the first
 * page. Development has none, also where a production build has been served on the same port.
 */
export async function cachePages(client: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await (import.meta.env.DEV || !cachesPages(siteConfig) ? removeCaches() : register(client));
  } catch {
    // A browser or a visitor that forbids it; the site works without.
  }
}
