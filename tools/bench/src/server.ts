import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentPolicy } from '@farol/build/deploy/policy.ts';
import { pageFiles } from '@farol/build/prerender/page-file.ts';
import sirv from 'sirv';
import { createMock } from '../../../mock-server/middleware.ts';
import { readConfig } from '../../../src/brand/config-rules.ts';
import type { Certificate } from './certificate.ts';

const pack = promisify(gzip);
/** Bytes from which the deployed server compresses an answer of the backend (deploy/nginx/nginx.conf). */
const SMALLEST_PACKED = 512;

/** Something that stops. */
export interface Running {
  origin: string;
  stop: () => Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(port: number, handler: Handler, certificate?: Certificate): Promise<Running> {
  // Node's HTTP/2 server gives requests and answers the shape of HTTP/1 ones.
  const server = certificate === undefined ? createServer(handler) : createSecureServer(certificate, handler as unknown as () => void);
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    origin: `${certificate === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Starts the mock as the backend of both sites. Every answer, pictures too, takes `delay` milliseconds. */
export async function startBackend(port: number, delay: number): Promise<Running> {
  const mock = await createMock();
  const { origin, stop } = await listen(port, (request, response) => {
    setTimeout(() => mock.middleware(request, response, () => response.writeHead(404).end()), delay);
  });
  return {
    origin,
    stop: async () => {
      mock.close();
      await stop();
    },
  };
}

async function passOn(backend: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const dropped = ['host', 'connection', 'accept-encoding'];
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !dropped.includes(name)));
  const method = request.method ?? 'GET';
  const answer = await fetch(backend + request.url, {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: await buffer(request) }),
  });
  const type = answer.headers.get('content-type') ?? '';
  const plain = Buffer.from(await answer.arrayBuffer());
  const packed = type.startsWith('application/json') && plain.length >= SMALLEST_PACKED;
  const body = packed ? await pack(plain) : plain;
  response.writeHead(answer.status, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(body);
}

/**
 * Serves a build as the deployed server does, in one process: compressed files from the disk, the same headers, the rendered page of an
 * address or else the shell, and the backend behind `/api`. The floor has one page for all addresses and is served by the same code.
 */
export function startSite(port: number, folder: string, backend: string, certificate?: Certificate): Promise<Running> {
  const root = resolve(folder);
  const policy = contentPolicy(readConfig({}));
  const files = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('x-content-type-options', 'nosniff');
      if (pathname.endsWith('.html')) response.setHeader('content-security-policy', policy);
    },
  });
  const answer: Handler = (request, response) => {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, 'http://site');
    if (/^\/(?:api|mock-assets)\//.test(pathname)) {
      passOn(backend, request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
      return;
    }
    // The first that exists answers: a file of the build, the page of the address, the shell, the one page of the floor.
    const names = /\.\w+$/.test(pathname) ? [] : [...pageFiles(url, request.headers.cookie), 'index.html'];
    const next = () => {
      const name = names.shift();
      if (name === undefined) {
        response.writeHead(404).end();
        return;
      }
      request.url = `/${name}`;
      files(request, response, next);
    };
    if (names.length > 0) next();
    else files(request, response, next);
  };
  return listen(port, answer, certificate);
}
