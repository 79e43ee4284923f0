import type { QueryClient } from '@tanstack/react-query';
import { messageSW, Workbox } from 'workbox-window';
import { isKeptQuery } from '@/api/kept-reads';
import { keepsPages, siteConfig } from '@/brand/config';
import { trusted } from '@/lib/trusted';
import { storedLanguage } from '@/session/language';
import { sessionToken } from '@/session/session';
import { offerNewVersion, RELEASE } from '../version-skew.ts';
import { CACHES, WORKER, type WorkerMessage } from './protocol.ts';

/** The only script that may become a service worker. */
const workerUrl = trusted('farol-worker', 'createScriptURL', () => WORKER);

const registered = () => navigator.serviceWorker.getRegistration('/');
const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  [active, waiting, installing].some((worker) => worker !== null && new URL(worker.scriptURL).pathname === WORKER);

/** Removes the service worker and all that it has kept. */
async function removeKept(): Promise<void> {
  const registration = await registered();
  if (registration === undefined || !isOurs(registration)) return;
  await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`${CACHES}-`)) await caches.delete(name);
}

/** Hands over what this page has read as a visitor, in the language in which it was read. */
function sendRead(worker: ServiceWorker, client: QueryClient): void {
  if (sessionToken() !== '') return;
  const language = storedLanguage();
  const start = JSON.stringify([language]).slice(0, -1);
  const read = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, queryHash, state }) => state.data !== undefined && queryHash.startsWith(start) && isKeptQuery(queryKey));
  const message: WorkerMessage = {
    type: 'KEEP',
    language,
    responses: read.map(({ queryKey, state }) => ({ key: queryKey, data: state.data, savedAt: state.dataUpdatedAt })),
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  };
  worker.postMessage(message);
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
  const isFirst = navigator.serviceWorker.controller === null;
  const workbox = new Workbox(workerUrl(WORKER));
  workbox.addEventListener('waiting', async ({ sw }) => {
    if (sw === undefined) return;
    const isOwnRelease: unknown = await messageSW(sw, { type: 'RELEASE', release: RELEASE } satisfies WorkerMessage);
    if (isOwnRelease) return;
    offerNewVersion(() => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    });
  });
  await workbox.register();
  const worker = await workbox.active;
  if (isFirst) sendRead(worker, client);
}

/**
 * Registers the service worker, which keeps pages for times without a network, or removes it where that is switched off. Called after the first
 * page. Development has none, also where a production build has been served on the same port.
 */
export async function keepPages(client: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await (import.meta.env.DEV || !keepsPages(siteConfig) ? removeKept() : register(client));
  } catch {
    // A browser or a visitor that forbids it; the site works without.
  }
}
