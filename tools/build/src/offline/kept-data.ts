import { createHash } from 'node:crypto';
import { languages } from '../../../../openapi/languages.ts';
import { isKeptQuery, urlOfQuery } from '../../../../src/api/kept-reads.ts';
import { keptPages } from '../../../../src/lib/kept-pages.ts';
import type { PageLanguage } from '../prerender/page-file.ts';
import type { KeptData } from './files.ts';

/** Names of the data files by language, in the build's folder. */
export const DATA_FILES = '.vite/kept-data.json';

type Queries = readonly (readonly [key: readonly unknown[], data: unknown])[];

interface KeptDataCollector {
  /** Takes the data of a page; that of pages that are not kept is ignored. */
  add: (language: PageLanguage, path: string, queries: Queries) => void;
  write: (write: (name: string, text: string) => void) => void;
}

/** Collects what the kept pages show, for the service worker: one file a language instead of hundreds of requests of each visitor. */
export function collectKeptData(): KeptDataCollector {
  const savedAt = Date.now();
  const responses = Object.fromEntries(languages.map(({ code }) => [code, new Map<string, unknown>()])) as Record<PageLanguage, Map<string, unknown>>;
  return {
    add: (language, path, queries) => {
      if (!keptPages.some((page) => page.path === path)) return;
      for (const [key, data] of queries) if (isKeptQuery(key)) responses[language].set(urlOfQuery(language, key), data);
    },
    write: (write) => {
      const names = Object.entries(responses).map(([language, found]) => {
        const text = JSON.stringify({ savedAt, responses: Object.fromEntries(found) } satisfies KeptData);
        const name = `assets/kept-${language}-${createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '0').slice(0, 8)}.json`;
        write(name, text);
        return [language, name];
      });
      write(DATA_FILES, JSON.stringify(Object.fromEntries(names)));
    },
  };
}
