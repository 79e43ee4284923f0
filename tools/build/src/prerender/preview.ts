import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, normalize, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteConfig } from '../../../../src/brand/config.ts';
import { contentSecurityPolicy } from '../deploy/content-security-policy.ts';
import { fileOf, pageFiles, SHELL } from './page-file.ts';

/**
 * Lets `vite preview` send the Content Security Policy, and choose the prerendered file by URL and language, as nginx does. A build without prerendered
 * pages is served as it is. `isOtherContent`: the backend responds otherwise than when the pages were prerendered.
 */
export function prerenderedPages(siteConfig: SiteConfig, isOtherContent: (request: IncomingMessage) => boolean): Plugin {
  return {
    name: 'prerendered-pages',
    configurePreviewServer({ middlewares, config }) {
      const root = resolve(config.root, config.build.outDir);
      const policy = contentSecurityPolicy(root, siteConfig);
      const exists = (name: string) => statSync(join(root, normalize(`/${name}`)), { throwIfNoEntry: false })?.isFile() === true;
      middlewares.use((request, response, next) => {
        response.setHeader('content-security-policy', policy);
        const url = request.url ?? '/';
        const { pathname } = new URL(url, 'http://site');
        const plain = request.method === 'GET' || request.method === 'HEAD';
        if (!plain || pathname.startsWith('/assets/') || !existsSync(join(root, fileOf(SHELL, 'cn')))) return next();
        if (exists(pathname) && !pathname.endsWith('.html')) return next();
        const names = pageFiles(url, request.headers.cookie);
        const name = isOtherContent(request) ? names.at(-1) : names.find(exists);
        response.setHeader('vary', 'Cookie');
        request.url = `/${name}`;
        next();
      });
    },
  };
}
