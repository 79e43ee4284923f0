import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What `site-build prerender` knows of a build and `configure` needs; in the build's hidden folder, which is not served. */
export interface BuildFacts {
  /** The operator whose name and pictures are in the pages (`BRAND`). */
  brand?: string | undefined;
  /** Public origin that the pages name as their own (`SITE_URL`). */
  site?: string | undefined;
  /** Origin of the backend whose content is in the pages, or `mock`; none: the pages have skeletons. */
  content?: string | undefined;
  /** Whether every path of the content was looked up, so that any other path does not exist. */
  complete: boolean;
  /** Paths and path patterns (`/account/roam/:index`) that exist without a file of their own. */
  routes: readonly string[];
}

export const FACTS_FILE = '.vite/prerendered.json';

/** Undefined for a folder without a prerendered build. */
export async function readFacts(build: string): Promise<BuildFacts | undefined> {
  const text = await readFile(join(build, FACTS_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as BuildFacts);
}
