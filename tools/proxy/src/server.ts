import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bundleContract } from '@farol/contract/bundle.ts';
import type { ContractDocument } from '@farol/contract/document.ts';
import { listen } from '@farol/contract/listen.ts';
import { type CheckedBackend, createCheckedBackend, readTarget, sendProblem } from './checked-backend.ts';
import { MOST_HEADER_BYTES } from './forward.ts';
import type { ViolationEntry } from './violation-log.ts';

/** A server in this process that responds where the backend lacks an operation: the mock. */
export interface Fallback {
  /** Calls `next` for what it lacks, too. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  contract: () => { document: ContractDocument };
  close: () => void;
}

/** How the proxy runs. */
export interface ProxyOptions {
  /** Address of the backend; only its origin counts. */
  target: string;
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** Opens the fallback; without it the responses of the backend are all there is. */
  createFallback?: ((log: ((line: string) => void) | undefined) => Promise<Fallback>) | undefined;
  /** Where one line for every new violation goes. */
  log?: (line: string) => void;
}

/** A running proxy. */
export interface RunningProxy {
  url: string;
  violations: () => ViolationEntry[];
  /** Stops listening, lets the checks that wait be done, and closes every connection. */
  close: () => Promise<void>;
}

/** A browser that asks from another origin reads an answer of the mock only when these are there. The backend sends its own. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.origin === undefined) return;
  response.setHeader('access-control-allow-origin', request.headers.origin);
  response.setHeader('access-control-expose-headers', 'x-served-by, x-fallback-reason');
  response.setHeader('vary', 'origin');
}

/** The question of a browser whether it may call: answered here when the backend does not even know the path. */
function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  allowOrigin(request, response);
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? 'content-type, language, token',
    'x-served-by': 'mock',
  });
  response.end();
}

function handlerFor(backend: CheckedBackend, mock: Fallback | undefined): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const byMock = (request: IncomingMessage, response: ServerResponse) =>
    mock?.middleware(request, response, () => sendProblem(response, 404, 'Nothing here', 'Neither the backend nor the mock has it.'));
  return async (request, response) => {
    const path = URL.parse(request.url ?? '/', 'http://proxy')?.pathname ?? '/';
    if (backend.page(request, response, path)) return;
    // Pictures that the mock's answers name, and the mock's own pages. No backend has them.
    if (mock !== undefined && /^\/(?:mock-assets|__mock)(?:\/|$)/.test(path)) return void byMock(request, response);
    const outcome = await backend.ask(request, response);
    if (outcome.answered) return;
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    allowOrigin(request, response);
    response.setHeader('x-fallback-reason', outcome.why);
    byMock(outcome.request, response);
  };
}

/** Starts the validation proxy; throws with one sentence when the address, the port or the contract is not good. */
export async function startProxy({ target, port = 0, host = '127.0.0.1', createFallback, log }: ProxyOptions): Promise<RunningProxy> {
  // Before the contract is read: a misspelled address needs no second to be told.
  readTarget(target);
  const mock = await createFallback?.(log);
  const document = mock?.contract().document ?? ((await bundleContract()) as unknown as ContractDocument);
  const backend = createCheckedBackend({ target, document, log, inHeader: false, fallBack: mock !== undefined });
  const handle = handlerFor(backend, mock);
  const server = createServer({ maxHeaderSize: MOST_HEADER_BYTES, keepAliveTimeout: 30_000, requestTimeout: 0, noDelay: true }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log?.(`the proxy failed on ${request.method} ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      if (response.headersSent) response.destroy();
      else sendProblem(response, 500, 'The proxy failed', String(error));
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  try {
    const running = await listen(server, port, host);
    return {
      url: running.url,
      violations: () => backend.log.list(),
      close: async () => {
        mock?.close();
        backend.close();
        await running.close();
      },
    };
  } catch (error) {
    mock?.close();
    backend.close();
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${port} is taken by another program. Choose another one with --port.`) : error;
  }
}
