import { hash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { cp, readFile, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cachesPages, defaults, type SiteConfig } from '../../../../src/brand/config.ts';
import { compressFile } from './compress.ts';

/** Copies a build and writes the values into its pages; returns the number of changed pages. */
export async function configureSite(from: string, to: string, config: SiteConfig): Promise<number> {
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  let changed = 0;
  for (const path of globSync('**/*.html', { cwd: to }).map((file) => join(to, file))) {
    const old = await readFile(path, 'utf8');
    const page = configurePage(old, config);
    if (page === old) continue;
    changed += 1;
    await writeFile(path, page);
    await compressFile(path, 'quick');
  }
  return changed;
}

const ELEMENT = /<meta name="config" content="([^"]*)"/;

const escapeValue = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const readValue = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
/** A text as a regular expression. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Writes the operator's values into a built page: into the element that the site's code reads, and over the default URLs in the prerendered
 * content, so that both agree. A configured page can be configured again.
 *
 * @throws when the page has no element for the values, because it would use the defaults
 */
export function configurePage(html: string, config: SiteConfig): string {
  const element = ELEMENT.exec(html);
  if (element === null) throw new Error('A page lacks <meta name="config" content="{}">.');
  const present = { ...defaults, ...(JSON.parse(readValue(element[1] ?? '{}')) as Partial<SiteConfig>) };
  const replacements = new Map<string, string>();
  for (const [name, value] of Object.entries(config) as [keyof SiteConfig, string][]) {
    for (const old of [defaults[name], present[name]]) if (old.startsWith('http') && old !== value) replacements.set(old, value);
  }
  let page = html;
  if (replacements.size > 0) {
    // The longest first, because one URL may be the start of another; the host name must end there.
    const olds = [...new Set([...replacements.keys(), ...Object.values(config).filter((value) => value.startsWith('http'))])];
    const any = olds.sort((one, other) => other.length - one.length).map(literal);
    page = page.replace(new RegExp(`(?:${any.join('|')})(?![\\w:-]|\\.\\w)`, 'g'), (old) => replacements.get(old) ?? old);
  }
  const differing = Object.fromEntries(Object.entries(config).filter(([name, value]) => value !== defaults[name as keyof SiteConfig]));
  return page.replace(ELEMENT, () => `<meta name="config" content="${escapeValue(JSON.stringify(differing))}"`);
}

/** Writes the service worker of the build, which fetches the shell again with other values, or the one that removes it. */
export async function configureOffline(from: string, to: string, config: SiteConfig): Promise<void> {
  const worker = await readFile(join(from, 'sw.js'), 'utf8').catch(() => undefined);
  if (worker === undefined) return;
  const revision = hash('sha256', JSON.stringify(config)).slice(0, 8);
  await writeFile(join(to, 'sw.js'), cachesPages(config) ? worker.replaceAll(CONFIG_REVISION, `-${revision}`) : RETIRED);
  await compressFile(join(to, 'sw.js'), 'quick');
}

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

/** Days for which the hashed files of a release are served after it was replaced. */
const RETENTION_DAYS = 30;

/**
 * Brings the hashed files of the site before along, and those that it had from earlier ones: pages that are open load their parts by the old
 * names. The time of a file is that of its replacement.
 */
export async function keepEarlier(previous: string, site: string): Promise<void> {
  const isOwn = (file: string) => existsSync(join(site, 'assets', basename(file)));
  const isOld = (file: string) => Date.now() - statSync(file).mtimeMs > RETENTION_DAYS * 86_400_000;
  const keep = async (folder: string, preserveTimestamps: boolean) => {
    const from = join(previous, 'site', folder);
    const filter = (file: string) => file === from || !(isOwn(file) || (preserveTimestamps && isOld(file)));
    if (existsSync(from)) await cp(from, join(site, 'earlier/assets'), { recursive: true, preserveTimestamps, filter });
  };
  await keep('earlier/assets', true);
  await keep('assets', false);
}

/**
 * Gives every page and its compressed copies below a folder a modification time made of their content. nginx makes the ETag of a file from its time
 * and size: both languages of a page have another content and so another ETag, servers that have the same page give it the same one, and a release
 * in which a page has not changed does not make browsers fetch it again.
 */
export async function setPageTimes(site: string): Promise<void> {
  for (const file of globSync('**/*.html{,.br,.gz}', { cwd: site }).map((name) => join(site, name))) {
    // Before 2004, which no other file is.
    const time = hash('sha256', await readFile(file), 'buffer').readUInt32BE() % 2 ** 30;
    await utimes(file, time, time);
  }
}
