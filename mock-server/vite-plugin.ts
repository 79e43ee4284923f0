import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowOtherOrigins, LOCAL_ACCESS } from '@site/contract/access.ts';
import { loadConfigFromFile, type Plugin, type ViteDevServer } from 'vite';
import { type Gateway, startGateway } from './gateway/server.ts';
import { createMock, type Mock, type MockOptions } from './middleware.ts';
import { STALE_HEADER, watchCode } from './watch.ts';

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

/** Why Vite could not load the configuration, and with it the mock. */
async function problemOf({ config }: ViteDevServer): Promise<Error> {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: config.mode }, config.configFile, config.root, 'silent').catch((error: unknown) => error);
  return loaded instanceof Error ? loaded : new Error('The terminal says why.');
}

/** What was saved and could not be loaded. */
interface Problem {
  file: string;
  message: string;
  stack?: string;
}

/** Shows on every page, and in a header of every response, that the mock is older than what was saved; undefined says that it is current again. */
function staleNotice(server: ViteDevServer): (of: 'code' | 'contract', problem: Problem | undefined) => void {
  const problems = new Map<string, Problem>();
  const show = () => {
    const [problem] = problems.values();
    if (problem === undefined) return;
    const message = `The mock was not reloaded: it answers as before ${problem.file} was saved.\n${problem.message}`;
    server.ws.send({ type: 'error', err: { stack: '', ...problem, message, id: problem.file } });
  };
  server.middlewares.use((_request, response, next) => {
    const [problem] = problems.values();
    if (problem !== undefined) response.setHeader(STALE_HEADER, problem.file);
    next();
  });
  server.ws.on('connection', show);
  return (of, problem) => {
    const wasStale = problems.delete(of);
    if (problem !== undefined) problems.set(of, problem);
    else if (wasStale) server.ws.send({ type: 'full-reload' });
    show();
  };
}

/**
 * Restarts Vite when a module of the mock changes, also one that the running mock does not know. Returns a function that stops watching.
 */
function followCode(server: ViteDevServer, setProblem: (problem: Problem) => void): () => void {
  const { config } = server;
  let restarting = Promise.resolve();
  const restart = async (file: string) => {
    await server.restart();
    // A restart replaces it.
    if (server.config !== config) return;
    const { message, stack = '' } = await problemOf(server);
    config.logger.error(`The mock was not reloaded: it answers as before ${file} was saved.`, { timestamp: true });
    setProblem({ file, message, stack });
  };
  return watchCode((file) => {
    // One after the other: Vite takes a save during a restart for a part of it.
    restarting = restarting.then(() => restart(file));
  });
}

/** The mock inside `vite` and `vite preview`: site, API and images on one port. */
export function contractMock(options: MockOptions = {}): Plugin {
  let mock: Mock | undefined;
  let gateway: Gateway | undefined;
  const start = async (own: Pick<MockOptions, 'watch' | 'log' | 'onReload'> & { log: (line: string) => void }) => {
    mock ??= await createMock({ announce: console.info, ...options, ...own });
    gateway ??= startGateway(own.log);
    return mock.middleware;
  };
  return {
    name: 'contract-mock',
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    async configureServer(server) {
      const setProblem = staleNotice(server);
      const unfollow = followCode(server, (problem) => setProblem('code', problem));
      const middleware = await start({
        watch: true,
        log: (line) => server.config.logger.warn(line, { timestamp: true }),
        onReload: (error) => setProblem('contract', error && { file: 'openapi', message: error.message }),
      });
      server.middlewares.use(answerOtherOrigins);
      server.middlewares.use(nameSandbox);
      server.middlewares.use(middleware);
      keepConnections(server.httpServer);
      server.httpServer?.on('close', () => {
        unfollow();
        mock?.close();
        gateway?.close();
      });
    },
    async configurePreviewServer(server) {
      const middleware = await start({ log: (line) => server.config.logger.warn(line, { timestamp: true }) });
      server.middlewares.use(answerOtherOrigins);
      server.middlewares.use(nameSandbox);
      server.middlewares.use(middleware);
      keepConnections(server.httpServer);
    },
  };
}
