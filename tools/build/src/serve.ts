import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { UsageError } from '@site/contract/command-line.ts';
import { listen } from '@site/contract/listen.ts';
import sirv from 'sirv';
import { readConfig } from '../../../src/brand/config-rules.ts';
import { contentSecurityPolicy } from './deploy/content-security-policy.ts';
import { pageFiles } from './prerender/page-file.ts';

const compress = promisify(gzip);
/** Bytes from which the deployed server compresses a response of the backend (deploy/nginx/nginx.conf). */
const MIN_COMPRESSED = 512;

async function forward(backend: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const dropped = ['host', 'connection', 'accept-encoding'];
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !dropped.includes(name)));
  const method = request.method ?? 'GET';
  const upstream = await fetch(backend + request.url, {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: await buffer(request) }),
  });
  const type = upstream.headers.get('content-type') ?? '';
  const plain = Buffer.from(await upstream.arrayBuffer());
  const isCompressed = type.startsWith('application/json') && plain.length >= MIN_COMPRESSED;
  const body = isCompressed ? await compress(plain) : plain;
  response.writeHead(upstream.status, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(body);
}

/**
 * Serves a build as the deployed server does: compressed files, the same headers, the prerendered page of a URL or else the shell, and the
 * backend behind `/api`, each of whose responses takes `delay` milliseconds more. A build with one page for every URL works, too.
 */
export function siteHandler(folder: string, backend: string, delay: number): RequestListener {
  const policy = contentSecurityPolicy(folder, readConfig({}));
  const files = sirv(resolve(folder), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('x-content-type-options', 'nosniff');
      if (pathname.endsWith('.html')) response.setHeader('content-security-policy', policy);
    },
  });
  return (request, response) => {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, 'http://site');
    if (/^\/(?:api|mock-assets)\//.test(pathname)) {
      wait(delay)
        .then(() => forward(backend, request, response))
        .catch((error: unknown) => response.writeHead(502).end(String(error)));
      return;
    }
    if (!/\.(?!html$)\w+$/.test(pathname)) {
      const page = [...pageFiles(url, request.headers.cookie), 'index.html'].find((name) => existsSync(join(folder, name)));
      request.url = `/${page}`;
    }
    files(request, response, () => void response.writeHead(404).end());
  };
}

/** `site-build serve`. */
export async function serve(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '4290' },
      backend: { type: 'string' },
      delay: { type: 'string', default: '0' },
      key: { type: 'string' },
      cert: { type: 'string' },
    },
  });
  if (values.backend === undefined) throw new UsageError('--backend is missing: the URL behind /api.');
  const { key, cert } = values;
  const handler = siteHandler(values.dir, values.backend, Number(values.delay));
  // Node's HTTP/2 server gives requests and responses the shape of HTTP/1 ones.
  const secure = key && cert ? createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, handler as unknown as () => void) : undefined;
  const { url } = await listen(secure ?? handler, Number(values.port));
  console.log(`${values.dir} on ${url}`);
}
