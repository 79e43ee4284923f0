import { createHash } from 'node:crypto';
import { cachesPages, type SiteConfig } from '../../../../src/brand/config.ts';

/** Stands in a built service worker for the values that the shell's pages are configured with. */
export const CONFIG_REVISION = '@config@';

/**
 * Removes itself and what its predecessor has kept from browsers that have one: they fetch it instead, with the next page or within a day. It
 * answers no request, so that it does no harm for as long as it is there. It claims the open pages first and removes the caches for ten
 * seconds, because what the predecessor is still fetching (for up to eight) would create one again.
 */
const RETIRED = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  await clients.claim();
  for (let second = 1; second <= 10; second += 1) {
    await new Promise((done) => setTimeout(done, 1000));
    for (const name of await caches.keys()) if (name.startsWith('site-')) await caches.delete(name);
  }
  await registration.unregister();
})()));
`;

/** The service worker of a site with these values: with other values the shell is fetched again. */
export function configureWorker(worker: string, config: SiteConfig): string {
  if (!cachesPages(config)) return RETIRED;
  const revision = createHash('sha256').update(JSON.stringify(config)).digest('hex').slice(0, 8);
  return worker.replaceAll(CONFIG_REVISION, `-${revision}`);
}
