import { type Language, languages } from '../../../../openapi/languages.ts';
import { isCacheableQuery, urlOfQuery } from '../../../../src/api/offline-cache.ts';
import { cachedPages } from '../../../../src/lib/cached-pages.ts';
import { hashedName } from '../hashed-name.ts';
import type { CachedData } from './files.ts';

/** Names of the data files by language, in the build's folder. */
export const DATA_FILES = '.vite/cached-data.json';

type Queries = readonly (readonly [key: readonly unknown[], data: unknown])[];

interface CachedDataCollector {
  /** Takes the data of a page; that of pages that are not kept is ignored. */
  add: (language: Language, path: string, queries: Queries) => void;
  write: (write: (name: string, text: string) => void) => void;
}

/** Collects what the cached pages show, for the service worker: one file a language instead of hundreds of requests of each visitor. */
export function collectCachedData(): CachedDataCollector {
  const savedAt = Date.now();
  const responses = Object.fromEntries(languages.map(({ code }) => [code, new Map<string, unknown>()])) as Record<Language, Map<string, unknown>>;
  return {
    add: (language, path, queries) => {
      if (!cachedPages.some((page) => page.path === path)) return;
      for (const [key, data] of queries) if (isCacheableQuery(key)) responses[language].set(urlOfQuery(language, key), data);
    },
    write: (write) => {
      const names = Object.entries(responses).map(([language, found]) => {
        const text = JSON.stringify({ savedAt, responses: Object.fromEntries(found) } satisfies CachedData);
        const name = hashedName(`data-${language}`, text, 'json');
        write(name, text);
        return [language, name];
      });
      write(DATA_FILES, JSON.stringify(Object.fromEntries(names)));
    },
  };
}
