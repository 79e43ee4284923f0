import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Access, allowOtherOrigins, LOCAL_ACCESS, refusesHost, refusesPage } from '@site/contract/access.ts';
import { bundleContract } from '@site/contract/bundle.ts';
import type { ContractDocument } from '@site/contract/document.ts';
import { listen } from '@site/contract/listen.ts';
import { createCheckedBackend, pathOf, readTarget, sendProblem } from './checked-backend.ts';
import { MAX_HEADER_BYTES } from './forward.ts';
import type { ViolationEntry } from './violation-log.ts';

/** A handler in this process for operations that the backend lacks: the mock. */
export interface Fallback {
  /** Calls `next` for paths that it lacks, too. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  contract: () => { document: ContractDocument };
  close: () => void;
}

export interface ProxyOptions {
  /** URL of the backend; only its origin counts. */
  target: string;
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  access?: Access;
  /** Opens the fallback; without it operations that the backend lacks stay missing. */
  createFallback?: ((log: ((line: string) => void) | undefined) => Promise<Fallback>) | undefined;
  /** Receives one line for every new violation. */
  log?: (line: string) => void;
}

export interface RunningProxy {
  url: string;
  violations: () => ViolationEntry[];
  /** Stops listening, runs the pending checks and closes every connection. */
  close: () => Promise<void>;
}

/** Throws one sentence when URL, port or contract is invalid. */
export async function startProxy({ target, port = 0, host = '127.0.0.1', access = LOCAL_ACCESS, createFallback, log }: ProxyOptions): Promise<RunningProxy> {
  // Before the contract is read, so that a misspelled URL is reported at once.
  readTarget(target);
  const mock = await createFallback?.(log);
  const document = mock?.contract().document ?? (await bundleContract());
  const backend = createCheckedBackend({ target, document, log, inHeader: false, fallBack: mock !== undefined });
  const byMock = (request: IncomingMessage, response: ServerResponse) =>
    mock?.middleware(request, response, () => sendProblem(response, 404, 'Nothing here', 'Neither the backend nor the mock has it.'));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request);
    if (refusesHost(request, response, access) || refusesPage(request, response, path) || backend.page(request, response, path)) return;
    // Images in the mock's responses and the mock's own pages, which no backend has.
    if (mock !== undefined && /^\/(?:mock-assets|__mock)(?:\/|$)/.test(path)) return void byMock(request, response);
    const outcome = await backend.send(request, response);
    if (outcome.isServed) return;
    // The backend sets the headers of its own responses.
    if (allowOtherOrigins(request, response, access)) return;
    response.setHeader('x-fallback-reason', outcome.why);
    byMock(outcome.request, response);
  };
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: 30_000, requestTimeout: 0, noDelay: true }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log?.(`the proxy failed on ${request.method} ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      if (response.headersSent) response.destroy();
      else sendProblem(response, 500, 'The proxy failed', String(error));
    });
  });
  const end = () => {
    mock?.close();
    backend.close();
  };
  try {
    const running = await listen(server, port, host);
    return {
      url: running.url,
      violations: () => backend.log.list(),
      close: () => {
        end();
        return running.close();
      },
    };
  } catch (error) {
    end();
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${port} is taken by another program. Choose another one with --port.`) : error;
  }
}
