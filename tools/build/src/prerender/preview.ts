import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, normalize, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteConfig } from '../../../../src/brand/config.ts';
import { configurePage } from '../deploy/configure-files.ts';
import { contentSecurityPolicy } from '../deploy/content-security-policy.ts';
import { fileOf, pageFiles, SHELL } from './page-file.ts';

/**
 * Lets `vite preview` send the Content Security Policy, choose the prerendered file by URL and language, and write the
 * operator's values into it, as nginx and `configure` do. A build without prerendered pages is served as it is. `isOtherContent`: the backend responds otherwise than when the pages were prerendered.
 * `mediaOrigins`: other hosts of images, as nginx has them.
 */
export function prerenderedPages(siteConfig: SiteConfig, isOtherContent: (request: IncomingMessage) => boolean, mediaOrigins: readonly string[]): Plugin {
  return {
    name: 'prerendered-pages',
    configurePreviewServer({ middlewares, config }) {
      const root = resolve(config.root, config.build.outDir);
      const policy = contentSecurityPolicy(root, siteConfig, mediaOrigins);
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
        const page = configurePage(readFileSync(join(root, name), 'utf8'), siteConfig);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'Cookie' }).end(page);
      });
    },
  };
}
