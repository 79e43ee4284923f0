import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawnServer } from '@site/contract/listen.ts';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { brandAliases, brandName } from '../../../../brand/name.ts';
import { type Language, languages } from '../../../../openapi/languages.ts';
import { closedRoutes, framedRoutes, visitorRoutes } from '../../../../src/app/visitable-routes.ts';
import { paths } from '../../../../src/lib/paths.ts';
import { type BuildFacts, FACTS_FILE } from '../deploy/build-facts.ts';
import { contentOf, DIST, hashedName, readManifest, write } from '../dist.ts';
import { operatorMessages } from '../messages.ts';
import { collectCachedData } from '../offline/build-worker.ts';
import { assetsOf } from '../route-chunks.ts';
import { originIn, robots, siteMap, siteUrl } from './crawlers.ts';
import { documentOf, inlineStyles, type PageDocument } from './document.ts';
import { inlineScript } from './inline-script.ts';
import { fileOf, SHELL } from './page-file.ts';

/** One for each build: those of two operators may be written at the same time. */
const CODE = resolve('.cache/prerender', basename(DIST));
/** The built `index.html`, a copy beside the manifest, so that pages can be prerendered again without a build. */
const TEMPLATE = '.vite/index.html';

function readTemplate(): string {
  const built = contentOf('index.html').toString();
  if (built.includes('<div id="root"></div>')) write(TEMPLATE, built);
  return contentOf(TEMPLATE).toString();
}

/** Builds the site for Node and loads it. */
async function loadSite(site: string | undefined, origin: string | undefined): Promise<typeof import('../../../../src/prerender/entry.tsx')> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), operatorMessages],
    resolve: { alias: [{ find: '@', replacement: resolve('src') }, ...brandAliases] },
    define: { 'import.meta.env.SITE_URL': JSON.stringify(site ?? ''), 'import.meta.env.PRERENDER_ORIGIN': JSON.stringify(origin ?? '') },
    // Bundled, because only the page that imports it runs it, and no prerendered page does.
    ssr: { noExternal: ['pdfjs-dist'] },
    build: {
      ssr: 'src/prerender/entry.tsx',
      outDir: CODE,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'node20',
      // One file: the URL of the backend must be set before the client is created.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return import(pathToFileURL(join(CODE, 'entry.js')).href);
}

/**
 * `site-build prerender`: renders every public page, and the frame of each page that is for postpaid customers only, in both languages into a file of its own, and the shell for all
 * other URLs. Exits with 1 when the backend answered none of the menus.
 */
export async function prerender(): Promise<void> {
  if (process.env.PRERENDER_API !== 'mock') return renderFiles(originIn('PRERENDER_API'));
  await using mock = await spawnServer(['scripts/mock.ts', '--port', '0']);
  await renderFiles(mock.url);
}

/** `origin`: the backend; without one the pages have their skeletons. */
async function renderFiles(origin: string | undefined): Promise<void> {
  const begin = performance.now();
  const site = siteUrl();
  const manifest = readManifest();
  const template = readTemplate();
  const { setLocale, renderPage, renderShell, ownPaths, findPaths, jsonLd, readTariffs } = await loadSite(site, origin);
  const assets = await assetsOf(manifest, template);
  const script = await inlineScript();
  const isOffline = origin === undefined;
  const indexed = new Set<string>();
  const failed = new Map<string, number>();
  let found: Awaited<ReturnType<typeof findPaths>> | undefined;
  const cachedData = collectCachedData();
  let pages = 0;
  /** The style sheets of a page come in one file. */
  const writePage = (page: Omit<PageDocument, 'inlineScript'>, name: string): void => {
    const { html, sheet: inline } = inlineStyles(page.html);
    const sheet = [...page.styles.map((file) => contentOf(file).toString()), inline].map((text) => text.trim()).join('\n');
    const sheetFile = hashedName('prerendered', sheet, 'css');
    write(sheetFile, sheet);
    write(name, documentOf(template, { ...page, html, inlineScript: script }, sheetFile));
  };

  const renderAll = async (language: Language): Promise<void> => {
    await setLocale(language);
    const shell = await renderShell();
    writePage({ language, html: shell, ...assets('', language) }, fileOf(SHELL, language));
    // The data of a customer cannot be prerendered; the frame around it can, and the scripts and messages it needs are known.
    for (const { id, path } of closedRoutes) {
      const page = framedRoutes.includes(id) ? await renderPage(path, isOffline) : undefined;
      const { messages, ...own } = assets(id, language);
      const state = page && { messages, loaderData: page.loaderData, queries: page.queries };
      writePage({ language, html: page?.html ?? shell, ...own, ...(page && { path, state, head: page.head }) }, fileOf(path, language));
    }
    const names: Record<string, string> = {};
    if (!isOffline) found = await findPaths();
    for (const path of [...ownPaths(), ...(found?.pages ?? [])]) {
      const page = await renderPage(path, isOffline);
      if (page === undefined) continue;
      pages += 1;
      const { html, head, route, loaderData, queries } = page;
      cachedData.add(language, path, queries);
      for (const read of page.failed) failed.set(read, (failed.get(read) ?? 0) + 1);
      const { messages, ...own } = assets(route, language);
      const isIndexed = head !== undefined && !head.hidden;
      if (isIndexed) {
        indexed.add(path);
        names[path] = head.name;
      }
      const data = site !== undefined && isIndexed ? jsonLd({ path, language, name: head.name, queries, site }, names) : undefined;
      const state = { messages, loaderData, queries };
      writePage({ language, path, html, head, state, ...own, site, jsonLd: data }, fileOf(path, language));
    }
    if (!isOffline) cachedData.add(language, paths.roaming, await readTariffs());
  };

  for (const { code } of languages) await renderAll(code);
  if (site !== undefined) write('sitemap.xml', siteMap(site, [...indexed]));
  else rmSync(join(DIST, 'sitemap.xml'), { force: true });
  write('robots.txt', robots(site));
  cachedData.write();
  const content = isOffline ? undefined : process.env.PRERENDER_API;
  const facts: BuildFacts = { brand: brandName, site, content, complete: found?.complete === true, routes: [...visitorRoutes, ...(found?.others ?? [])] };
  write(FACTS_FILE, JSON.stringify(facts));

  const from = isOffline ? 'without content (PRERENDER_API is not set)' : `from ${process.env.PRERENDER_API}`;
  console.log(`${pages} pages prerendered ${from} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  if (site === undefined) console.log('SITE_URL is not set: no sitemap.xml, no canonical links, no Open Graph images, no JSON-LD.');
  for (const [read, times] of failed) console.warn(`not read, rendered as loading on ${times} pages: ${read}`);
  // Without a single menu the URL of the backend is wrong, and every visitor would see skeletons.
  if (!isOffline && pages > 0 && failed.get('menu') === pages) process.exitCode = 1;
}
