/**
 * Runs after `vite build`: renders every public page in both languages into a file of its own, and the shell for all other addresses.
 * `PRERENDER_API` names the backend whose content is shown (`mock`: the mock; without it pages show their skeletons), `SITE_URL` the
 * public address of the site. Which file answers an address: page-file.ts and docs/how-to/deploy.md.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { accountRoutes, closedRoutes } from '../../../../src/app/visitable-routes.ts';
import type { Manifest } from '../route-chunks.ts';
import { openBackend } from './backend.ts';
import { robots, siteMap } from './crawlers.ts';
import { documentOf, type PageDocument } from './document.ts';
import { inlineStyles, sheetName } from './inline-styles.ts';
import { assetsOf } from './page-assets.ts';
import { fileOf, type PageLanguage, SHELL } from './page-file.ts';
import { pictureOf } from './pictures.ts';
import { siteUrl } from './site-url.ts';

const DIST = process.env.DIST ?? 'dist';
const CODE = resolve('.cache/prerender');
/** The built `index.html` is kept beside the manifest, so that pages can be rendered again without a build. */
const TEMPLATE = join(DIST, '.vite/index.html');

const begin = performance.now();
const site = siteUrl();
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
const built = readFileSync(join(DIST, 'index.html'), 'utf8');
if (built.includes('<div id="root"></div>')) writeFileSync(TEMPLATE, built);
const template = readFileSync(TEMPLATE, 'utf8');

const backend = await openBackend(process.env.PRERENDER_API);
process.env.NODE_ENV = 'production';
await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { alias: { '@': resolve('src') } },
  define: { 'import.meta.env.SITE_URL': JSON.stringify(site ?? ''), 'import.meta.env.PRERENDER_ORIGIN': JSON.stringify(backend.origin ?? '') },
  // Inside, it is only run by the page that asks for it, which none does here.
  ssr: { noExternal: ['pdfjs-dist'] },
  build: {
    ssr: 'src/prerender/entry.tsx',
    outDir: CODE,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    target: 'node20',
    // One file: the address of the backend must be set before the client is made.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
const { speak, renderPage, renderShell, ownAddresses, findAddresses, jsonLd } = (await import(
  pathToFileURL(join(CODE, 'entry.js')).href
)) as typeof import('../../../../src/prerender/entry.tsx');

/** Pages for customers only. Who pays, or comes back from paying, may be a visitor; prepaid customers have a page without the frame. */
const FRAMED = accountRoutes.map(({ id }) => id).filter((id) => id !== 'account-payment');

function write(name: string, text: string): void {
  const file = join(DIST, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const assets = assetsOf(manifest, template);
const styles = inlineStyles();
const offline = backend.origin === undefined;
const forSearch = new Set<string>();
const failed = new Map<string, number>();
let pages = 0;
/** Written when all pages are drawn: the style sheet of their inline styles belongs to all of them. */
const files: { name: string; page: PageDocument; styled: boolean }[] = [];

function take(page: PageDocument, name: string): void {
  const { html, any } = styles.takeOut(page.html);
  files.push({ name, page: { ...page, html }, styled: any });
}

async function renderAll(language: PageLanguage): Promise<void> {
  await speak(language);
  const shell = await renderShell();
  take({ language, html: shell, ...assets('', language) }, fileOf(SHELL, language));
  // What belongs to one customer cannot be drawn ahead; the frame around it can, and what the browser will need is known.
  for (const { id, path } of closedRoutes) {
    const page = FRAMED.includes(id) ? await renderPage(path, offline) : undefined;
    const { texts, ...own } = assets(id, language);
    const state = page && { texts, loaderData: page.loaderData, queries: page.queries };
    take({ language, html: page?.html ?? shell, ...own, ...(page && { path, state }) }, fileOf(path, language));
  }
  const lists: Record<string, string> = {};
  for (const path of [...ownAddresses(), ...(offline ? [] : await findAddresses())]) {
    const page = await renderPage(path, offline);
    if (page === undefined) continue;
    pages += 1;
    const { html, head, route, loaderData, queries } = page;
    for (const read of page.failed) failed.set(read, (failed.get(read) ?? 0) + 1);
    const { texts, ...own } = assets(route, language);
    const open = head !== undefined && !head.hidden;
    if (open) {
      forSearch.add(path);
      lists[path] = head.name;
    }
    const data = site !== undefined && open ? jsonLd({ path, language, name: head.name, queries, site }, lists) : undefined;
    const state = { texts, loaderData, queries };
    take({ language, path, html, head, state, ...own, site, picture: pictureOf(path), jsonLd: data }, fileOf(path, language));
  }
}

await renderAll('cn');
await renderAll('en');
backend.close();
const inline = styles.sheet();
for (const { name, page, styled } of files) {
  const sheet = [...page.styles.map((file) => readFileSync(join(DIST, file), 'utf8').trim()), ...(styled ? [inline] : [])].join('\n');
  write(sheetName(sheet), sheet);
  write(name, documentOf(template, page, sheetName(sheet)));
}
if (site !== undefined) write('sitemap.xml', siteMap(site, [...forSearch]));
else if (existsSync(join(DIST, 'sitemap.xml'))) rmSync(join(DIST, 'sitemap.xml'));
write('robots.txt', robots(site));

const from = offline ? 'without content (PRERENDER_API is not set)' : `from ${process.env.PRERENDER_API}`;
console.log(`${pages} pages rendered ahead ${from} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
if (site === undefined) console.log('SITE_URL is not set: no sitemap.xml, no canonical links, no Open Graph pictures, no JSON-LD.');
for (const [read, times] of failed) console.warn(`not read, drawn as still loading on ${times} pages: ${read}`);
// With nothing read at all the address is wrong, and the site would greet everybody with skeletons.
if (!offline && pages > 0 && failed.size > 0 && (failed.get('/api/menu') ?? 0) === pages) process.exitCode = 1;
