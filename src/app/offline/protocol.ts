import type { QueryKey } from '@tanstack/react-query';

/** URL of the service worker. */
export const WORKER = '/sw.js';

/** Start of the names of its caches; tools/build/src/deploy/configure-worker.ts has it, too. */
export const CACHES = 'site';

/** A response of the page's query cache. */
export interface ReadResponse {
  key: QueryKey;
  data: unknown;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** What a page tells the service worker. */
export type WorkerMessage =
  /** Sent by workbox-window when the visitor accepts the new version. */
  | { type: 'SKIP_WAITING' }
  /**
   * Asks a waiting service worker whether it belongs to the page's release. If so, and no other page is open, nobody has to be asked: it becomes
   * active.
   */
  | { type: 'RELEASE'; release: string }
  /** What a page needs, and what the first one has read before there was a service worker. */
  | { type: 'KEEP'; language: string; responses: readonly ReadResponse[]; files: readonly string[] };
