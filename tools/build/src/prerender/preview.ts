import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, normalize, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteConfig } from '../../../../src/brand/config.ts';
import { configurePage } from '../deploy/configure-page.ts';
import { contentSecurityPolicy } from '../deploy/content-security-policy.ts';
import { fileOf, pageFiles, SHELL } from './page-file.ts';

/** Reads pages with the operator's values in them; undefined where the build has them already. A page of the same build is read once. */
function pageReader(root: string, config: SiteConfig): (name: string) => { html: string; tag: string } | undefined {
  const pages = new Map<string, { time: number; page: { html: string; tag: string } | undefined }>();
  return (name) => {
    const file = join(root, name);
    const time = statSync(file).mtimeMs;
    const known = pages.get(name);
    if (known?.time === time) return known.page;
    const built = readFileSync(file, 'utf8');
    const html = configurePage(built, config);
    const page = html === built ? undefined : { html, tag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"` };
    pages.set(name, { time, page });
    return page;
  };
}

/**
 * Lets `vite preview` send the Content Security Policy, choose the prerendered file by URL and language, and write the
 * operator's values into it, as nginx and `configure` do. A build without prerendered pages is served as it is. `isOtherContent`: the backend responds otherwise than when the pages were prerendered.
 */
export function prerenderedPages(siteConfig: SiteConfig, isOtherContent: (request: IncomingMessage) => boolean): Plugin {
  return {
    name: 'prerendered-pages',
    configurePreviewServer({ middlewares, config }) {
      const root = resolve(config.root, config.build.outDir);
      const policy = contentSecurityPolicy(root, siteConfig);
      const configured = pageReader(root, siteConfig);
      const exists = (name: string) => statSync(join(root, normalize(`/${name}`)), { throwIfNoEntry: false })?.isFile() === true;
      middlewares.use((request, response, next) => {
        response.setHeader('content-security-policy', policy);
        const url = request.url ?? '/';
        const { pathname } = new URL(url, 'http://site');
        const plain = request.method === 'GET' || request.method === 'HEAD';
        if (!plain || pathname.startsWith('/assets/') || !existsSync(join(root, fileOf(SHELL, 'cn')))) return next();
        if (exists(pathname) && !pathname.endsWith('.html')) return next();
        const names = pageFiles(url, request.headers.cookie);
        const name = (isOtherContent(request) ? undefined : names.find(exists)) ?? names.at(-1) ?? '';
        response.setHeader('vary', 'Cookie');
        const page = configured(name);
        if (page === undefined) {
          request.url = `/${name}`;
          return next();
        }
        const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag: page.tag };
        const isKept = request.headers['if-none-match'] === page.tag;
        response.writeHead(isKept ? 304 : 200, headers).end(isKept ? '' : page.html);
      });
    },
  };
}
