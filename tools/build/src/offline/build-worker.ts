import { hash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { type Language, languages } from '../../../../openapi/languages.ts';
import { isCacheableQuery, urlOfQuery } from '../../../../src/api/offline-cache.ts';
import { cachedPages } from '../../../../src/lib/cached-pages.ts';
import { CONFIG_REVISION } from '../deploy/configure-files.ts';
import { contentOf, hashedName, reachable, readManifest, write } from '../dist.ts';
import { bundleScript } from '../prerender/inline-script.ts';
import { fileOf, SHELL } from '../prerender/page-file.ts';
import { messagesModules, routeModules } from '../route-chunks.ts';
import type { CachedData, WorkerFiles } from './worker.ts';

/** KiB brotli that the service worker fetches beyond what the home page has fetched already. */
const BUDGET = 160;
/** The licence texts of the build, which those of the service worker's packages join. */
const LICENCES = 'licences.md';
const WORKER_LICENCES = '\n# Service worker\n\n';

/** Names of the data files by language, in the build's folder. */
const DATA_FILES = '.vite/cached-data.json';

/** Parts of the shell that are loaded when they are needed. */
const SHELL_PARTS = [
  'src/app/offline/register.ts',
  'src/app/layouts/floating.tsx',
  'src/app/layouts/log-out.ts',
  'src/app/layouts/mobile-menu.tsx',
  'src/app/offline/notice.tsx',
  'src/components/sanitize-html.ts',
];
/** Lazy-loaded parts of pages that are of no use without a network, or too large for what they add: forms, and swiping through pictures. */
const LEFT_OUT = /-form\.tsx$|\/carousel-slider\.tsx$/;

/** Files of the shell's page, which the server names in its HTML. */
const linkedIn = (html: string) => [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);

/** The keys of the modules that the cached pages need, in both languages. Messages are those of every public page, because a switch of the language loads all that were shown. */
async function cachedModules(manifest: Manifest, start: readonly string[]): Promise<string[]> {
  const routes = await routeModules(manifest);
  const pages = new Set(routes.map(({ page }) => page));
  const idOf = (path: string) => routes.find((route) => route.path === path)?.id ?? 'server-page';
  const ids = new Set([...cachedPages.map(({ path }) => idOf(path)), 'not-found']);
  const entry = new Set(Object.keys(manifest).filter((key) => start.includes(manifest[key]?.file ?? '')));

  const found = new Set(SHELL_PARTS);
  const add = (module: string): void => {
    for (const [key, chunk] of reachable(manifest, [module])) {
      if (entry.has(key) || found.has(key)) continue;
      found.add(key);
      for (const part of chunk.dynamicImports ?? []) if (!pages.has(part) && !LEFT_OUT.test(part)) add(part);
    }
  };
  for (const { id, page } of routes) if (ids.has(id)) add(page);
  const open = routes.filter(({ id }) => !id.startsWith('account-')).flatMap(({ messages }) => messages);
  const names = new Set(['common', 'offline', ...open]);
  const modules = [...new Set([...found, ...languages.flatMap(({ code }) => [...names].flatMap((name) => messagesModules(code, name)))])];
  const unknown = modules.find((key) => manifest[key] === undefined);
  if (unknown !== undefined) throw new Error(`The build's manifest lacks ${unknown}, which the service worker keeps.`);
  return modules;
}

const kib = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + brotliCompressSync(contentOf(file)).length / 1024, 0);

/** `site-build worker`: writes the service worker, with the list of what it keeps. Prints what it costs; exits with 1 over its budget. */
export async function buildWorker(): Promise<void> {
  const manifest = readManifest();
  const shells = languages.map(({ code }) => fileOf(SHELL, code));
  const html = shells.map((file) => contentOf(file).toString());
  const chunks = reachable(manifest, await cachedModules(manifest, html.flatMap(linkedIn))).map(([, chunk]) => chunk);
  const data = JSON.parse(contentOf(DATA_FILES).toString()) as Record<Language, string>;
  const hashed = new Set([...chunks.flatMap(({ file, css = [] }) => [file, ...css]), ...html.flatMap(linkedIn), ...Object.values(data)]);

  // The server chooses a page's language by the query (prerender/page-file.ts) and has no other address for a shell.
  const shellUrls = Object.fromEntries(languages.map(({ code, address }) => [fileOf(SHELL, code), `/${shells[0]}?lang=${address}`]));
  const files: WorkerFiles = {
    precache: [
      ...shells.map((file, index) => ({
        url: shellUrls[file] ?? '',
        revision: hash('sha256', html[index] ?? '').slice(0, 16) + CONFIG_REVISION,
      })),
      ...[...hashed].map((file) => ({ url: `/${file}`, revision: null })),
    ],
    shells: shellUrls,
    data: Object.fromEntries(Object.entries(data).map(([language, file]) => [language, `/${file}`])) as WorkerFiles['data'],
  };
  const [worker, ...others] = await bundleScript('tools/build/src/offline/worker.ts', LICENCES, { FILES: JSON.stringify(files) });
  const licences = others.find(({ fileName }) => fileName === LICENCES);
  if (licences?.type !== 'asset') throw new Error('The service worker was built without its licence texts.');
  write('sw.js', worker.code);
  const [ofPages = ''] = contentOf(LICENCES).toString().split(WORKER_LICENCES);
  write(LICENCES, ofPages + WORKER_LICENCES + licences.source);

  const home = contentOf('index.html').toString();
  const isNew = (file: string) => !home.includes(`/${file}"`);
  const beyond = kib([...hashed, ...shells].filter(isNew));
  console.log(
    `dist/sw.js: ${kib(['sw.js']).toFixed(1)} KiB brotli; it keeps ${files.precache.length} files, ${kib([...hashed, ...shells]).toFixed(0)} KiB, ${beyond.toFixed(0)} KiB of them beyond the home page (budget ${BUDGET}), data ${kib(Object.values(data)).toFixed(1)} KiB`,
  );
  if (beyond > BUDGET) {
    console.error(`BUDGET  what the service worker fetches: ${beyond.toFixed(1)} KiB, budget ${BUDGET}`);
    process.exitCode = 1;
  }
}

/** Collects what the cached pages show while they are prerendered: one file a language instead of hundreds of requests of each visitor. */
export function collectCachedData() {
  const savedAt = Date.now();
  const responses = Object.fromEntries(languages.map(({ code }) => [code, new Map<string, unknown>()])) as Record<Language, Map<string, unknown>>;
  return {
    /** Takes the data of a page; that of pages that are not kept is ignored. */
    add: (language: Language, path: string, queries: readonly (readonly [key: readonly unknown[], data: unknown])[]): void => {
      if (!cachedPages.some((page) => page.path === path)) return;
      for (const [key, data] of queries) if (isCacheableQuery(key)) responses[language].set(urlOfQuery(language, key), data);
    },
    write: (): void => {
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
