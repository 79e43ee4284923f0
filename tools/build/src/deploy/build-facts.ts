import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../../../src/brand/config.ts';
import { variables } from '../../../../src/brand/config-rules.ts';

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

// ---- what is only good for a demo ----

/** This machine, and names that are reserved for examples and tests (RFC 2606, RFC 6761): no customer can reach them. */
const UNREACHABLE = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$|(?:^|\.)(?:localhost|test|invalid|example(?:\.(?:com|net|org))?)$/;

/** A build may read the backend through a tunnel. */
const LOOPBACK = /^https?:\/\/(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])(?::\d+)?$/;

/** Whether no customer can reach a URL, or one of host names separated by spaces. */
const isPlaceholder = (value: string) => value.split(' ').some((word) => UNREACHABLE.test(URL.parse(word)?.hostname ?? word));

/** One sentence for each value of the site that is only good for a demo. */
export function placeholderProblems(config: SiteConfig): string[] {
  return (Object.keys(variables) as (keyof SiteConfig)[])
    .filter((name) => isPlaceholder(config[name]))
    .map((name) => `${variables[name]} must be ${name === 'gateway' ? 'the payment gateway' : 'set'}: no customer can reach "${config[name]}".`);
}

/** One sentence for each fact of a build that is only good for a demo. Pages without content are allowed: the browser reads it. */
export function buildProblems(facts: BuildFacts | undefined): string[] {
  if (facts === undefined) return ['The build has no prerendered pages: PRERENDER_API=https://… SITE_URL=https://… npm run build'];
  const { site, content = '' } = facts;
  const problems: string[] = [];
  if (site === undefined) problems.push('SITE_URL was not set for the build: canonical links, sitemap and link previews are missing.');
  else if (isPlaceholder(site)) problems.push(`SITE_URL must be the site's public address: no customer can reach "${site}".`);
  if (content === 'mock') problems.push('PRERENDER_API=mock shows customers invented plans and prices: name the origin of the real backend.');
  else if (isPlaceholder(content) && !LOOPBACK.test(content)) problems.push(`PRERENDER_API must be the origin of the real backend, but it is "${content}".`);
  return problems;
}
