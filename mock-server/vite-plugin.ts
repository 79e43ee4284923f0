import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { allowOtherOrigins, LOCAL_ACCESS } from '@farol/contract/access.ts';
import type { Plugin } from 'vite';
import { startGateway } from './gateway/server.ts';
import { createMock, type Mock, type MockOptions } from './middleware.ts';

/**
 * Gives every browser its own sandbox by a cookie set on page loads. Programs send no cookie and share the default sandbox, so that a
 * token from one `curl` is valid in the next.
 */
function nameSandbox(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const wantsPage = request.headers.accept?.includes('text/html') === true;
  if (wantsPage && !/(?:^|;\s*)mock-sandbox=/.test(request.headers.cookie ?? '')) {
    response.setHeader('set-cookie', `mock-sandbox=${randomUUID()}; Path=/; SameSite=Lax`);
  }
  next();
}

/** In place of Vite's own CORS, which would open `/__mock` as well. */
function answerOtherOrigins(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (!allowOtherOrigins(request, response, LOCAL_ACCESS)) next();
}

/** Longer than a test or a debugging session pauses between two calls: Node ends idle connections after 5 s, perhaps just as the next call is sent. */
const KEEP_ALIVE_MS = 65_000;

function keepConnections(server: object | null): void {
  if (server !== null && 'keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
}

/** The mock inside `vite` and `vite preview`: site, API and images on one port. */
export function contractMock(options: MockOptions = {}): Plugin {
  let mock: Mock | undefined;
  let gateway: Server | undefined;
  const start = async (watch: boolean, log: (line: string) => void) => {
    mock ??= await createMock({ ...options, watch, log });
    gateway ??= startGateway(log);
    return mock.middleware;
  };
  return {
    name: 'contract-mock',
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    async configureServer(server) {
      const middleware = await start(true, (line) => server.config.logger.warn(line, { timestamp: true }));
      server.middlewares.use(answerOtherOrigins);
      server.middlewares.use(nameSandbox);
      server.middlewares.use(middleware);
      keepConnections(server.httpServer);
      server.httpServer?.on('close', () => {
        mock?.close();
        gateway?.close();
      });
    },
    async configurePreviewServer(server) {
      const middleware = await start(false, (line) => server.config.logger.warn(line, { timestamp: true }));
      server.middlewares.use(answerOtherOrigins);
      server.middlewares.use(nameSandbox);
      server.middlewares.use(middleware);
      keepConnections(server.httpServer);
    },
  };
}
