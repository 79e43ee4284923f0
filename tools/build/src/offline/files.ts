import type { Language } from '../../../../openapi/languages.ts';

/** A file that is fetched when the service worker is installed; without a revision the hash in its name stands for its content. */
interface PrecachedFile {
  url: string;
  revision: string | null;
}

/** What the build tells the service worker. */
export interface WorkerFiles {
  precache: readonly PrecachedFile[];
  /** URL of each shell by the name of its file. */
  shells: Readonly<Record<string, string>>;
  /** URLs of the data of the cached pages. */
  data: Readonly<Record<Language, string>>;
}

/** The data of the cached pages in one language. */
export interface CachedData {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** By the URL under which the service worker keeps a response. */
  responses: Readonly<Record<string, unknown>>;
}
