import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { refusesPage } from '@site/contract/access.ts';
import { KEY_HEADER } from '@site/contract/generate/operation-facts.ts';
import { defaultLanguage, languageAsked } from '../openapi/languages.ts';
import { handlers } from './areas.ts';
import { type Contract, errorExample, findOperation, loadContract, watchContract } from './contract.ts';
import { handleControl } from './control.ts';
import type { Language } from './handler.ts';
import { REPLAYED_HEADER } from './idempotency.ts';
import { pictureFile } from './images/files.ts';
import { drawnImage } from './images/index.ts';
import { SMS_CODE } from './personas.ts';
import { createEngine, type Engine, type EngineResponse } from './prism.ts';
import type { Violation } from './prism-validation.ts';
import { serveReference } from './reference.ts';
import { BadRequest, preferenceFor, readBody, sandboxIdOf } from './requests.ts';
import { MAX_DELAY_MS, sentInstead } from './scenario.ts';
import { type RecordedCall, recordCall, sandboxOf } from './state.ts';
import type { ConnectUpstream, Upstream } from './upstream.ts';

export interface MockOptions {
  /** URL of a real backend that is requested first; the mock serves what it lacks. */
  upstream?: string | undefined;
  /** Opens {@link MockOptions.upstream}. */
  connectUpstream?: ConnectUpstream | undefined;
  /** Treats tokens of another server as valid; implied by {@link MockOptions.upstream}. */
  acceptAnyToken?: boolean | undefined;
  /** Minimum duration of every response in milliseconds. */
  delay?: number | undefined;
  /** Share of responses, 0 to 1, that fail at random: HTTP 500, business error, three seconds late, connection dropped before or after the work. */
  chaos?: number | undefined;
  /** Leaves out everything that the contract adds to the specification (`x-added`), also of single requests by `Prefer: bare`. */
  bare?: boolean | undefined;
  /** Reloads when a contract file changes. */
  watch?: boolean | undefined;
  /** Folder of the contract; `openapi` by default. */
  root?: string | undefined;
  /** Called after a reload, with the error when the old contract stays in use. */
  onReload?: ((error: Error | undefined) => void) | undefined;
  /** Receives the code of every SMS that would be sent. */
  announce?: ((line: string) => void) | undefined;
  /** Receives lines for the developer. */
  log?: ((line: string) => void) | undefined;
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface Mock {
  middleware: Middleware;
  contract: () => Contract;
  close: () => void;
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string | Buffer): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)), 'cache-control': 'no-store' });
  response.end(body);
}

function sendProblem(response: ServerResponse, status: number, title: string, detail: string): void {
  send(response, status, { 'content-type': 'application/problem+json' }, JSON.stringify({ title, status, detail }));
}

/** HTTP 400 or 413 as the contract has them, for a request that cannot be read; what is wrong is for the developer, in a header. */
function sendRefusal(response: ServerResponse, { document }: Contract, language: Language, { status, message, detail }: BadRequest): void {
  const { body: value } = errorExample(document, status, language);
  const headers = {
    'content-type': 'application/json',
    ...violationsHeader([{ side: 'request', field: '', message: `${message}: ${detail}` }]),
    ...(status === 413 ? { connection: 'close' } : {}),
  };
  send(response, status, headers, JSON.stringify(value));
}

/** At most five, as URI-encoded JSON. */
function violationsHeader(violations: readonly Violation[]): Record<string, string> {
  return violations.length === 0 ? {} : { 'x-contract-violations': encodeURIComponent(JSON.stringify(violations.slice(0, 5))) };
}

function envelopeStatus(result: EngineResponse): string | undefined {
  return /^\s*\{\s*"status"\s*:\s*"([^"]{1,8})"/.exec(result.body.toString('utf8', 0, 40))?.[1];
}

const languageOf = (request: IncomingMessage): Language => languageAsked(request.headers.language) ?? defaultLanguage.code;

interface ApiServers {
  engine: Engine;
  contract: Contract;
  backend: Upstream | undefined;
}

async function serveApi({ engine, contract, backend }: ApiServers, incoming: IncomingMessage, response: ServerResponse, options: MockOptions): Promise<void> {
  let request = incoming;
  const method = request.method ?? 'GET';
  const path = new URL(request.url ?? '/', 'http://mock').pathname;
  try {
    decodeURIComponent(path);
  } catch {
    throw new BadRequest(400, 'Malformed path', 'The path holds a percent sign that encodes nothing.');
  }
  const facts = findOperation(contract, method, path);
  const sandbox = sandboxOf(sandboxIdOf(request));
  const preference = { ...preferenceFor(request, sandbox, facts, options.chaos ?? 0) };
  const key = request.headers[KEY_HEADER];
  const record = (call: Pick<RecordedCall, 'httpStatus' | 'status' | 'servedBy' | 'body' | 'replayed' | 'lost'>) =>
    recordCall(sandbox, {
      operationId: facts?.operation.operationId ?? `${method} ${path}`,
      at: new Date().toISOString(),
      method,
      url: request.url ?? '/',
      ...(typeof key === 'string' ? { key } : {}),
      ...call,
    });
  if (preference.code === 0) {
    await wait(Math.min(preference.delay ?? 0, MAX_DELAY_MS));
    record({ httpStatus: 0, status: undefined, servedBy: 'none' });
    request.socket.destroy();
    return;
  }
  if (options.delay !== undefined) await wait(options.delay);
  const { example, code, lost, from } = preference;
  if (backend !== undefined && example === undefined && code === undefined && lost === undefined && from !== 'mock') {
    if (preference.delay !== undefined) await wait(Math.min(preference.delay, MAX_DELAY_MS));
    delete preference.delay;
    const outcome = await backend.send(request, response);
    if (outcome.isServed) {
      record({ httpStatus: outcome.httpStatus, status: outcome.status, servedBy: 'upstream' });
      return;
    }
    response.setHeader('x-fallback-reason', outcome.why);
    request = outcome.request;
  }
  const body = await readBody(request);
  const language = languageOf(request);
  const result = await engine({
    method,
    url: request.url ?? '/',
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')])),
    ...body,
    language,
    preference: options.bare ? { ...preference, bare: true } : preference,
    sandbox,
  });
  for (const violation of result.violations) {
    options.log?.(
      `contract violated · ${method} ${path} · ${violation.side} ${violation.field || '(whole)'}: ${violation.message} · served by ${result.servedBy}`,
    );
  }
  const { operationId, 'x-sends-code': sendsCode } = facts?.operation ?? {};
  if (sendsCode && envelopeStatus(result) === '0' && !result.replayed) options.announce?.(`SMS code of ${operationId}: ${SMS_CODE}`);
  // A request that breaks the contract was not carried out, so there is nothing to lose.
  const loss = result.servedBy === 'contract' ? undefined : lost;
  const instead = loss === undefined ? undefined : sentInstead(loss, contract, language);
  record({
    httpStatus: loss === undefined ? result.status : (instead?.status ?? 0),
    status: envelopeStatus(result),
    servedBy: result.servedBy,
    body: body.forHandler,
    ...(result.replayed ? { replayed: true } : {}),
    ...(loss === undefined ? {} : { lost: loss }),
  });
  if (instead !== undefined) return send(response, instead.status, { ...instead.headers, 'x-served-by': 'example' }, instead.body);
  if (loss !== undefined) {
    request.socket.destroy();
    return;
  }
  if (preference.rate !== undefined) await wait((Buffer.byteLength(result.body) / 1024 / preference.rate) * 1000);
  send(
    response,
    result.status,
    {
      ...result.headers,
      'x-served-by': result.servedBy,
      ...(result.replayed ? { [REPLAYED_HEADER]: 'true' } : {}),
      ...violationsHeader(result.violations),
    },
    result.body,
  );
}

/**
 * Serves `/api/…` from the contract, `/mock-assets/…` as images and `/__mock/…` to inspect and control it; calls `next` for all
 * other paths. When a changed contract cannot be loaded, the previous one stays in use and the error is logged.
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  let contract = await loadContract(options.root);
  const acceptAnyToken = options.acceptAnyToken === true || options.upstream !== undefined;
  let engine = createEngine({ contract, handlers, acceptAnyToken });
  if (options.upstream !== undefined && options.connectUpstream === undefined) throw new Error('The option upstream needs connectUpstream.');
  const backend = options.upstream === undefined ? undefined : await options.connectUpstream?.(options.upstream, contract.document, options.log);
  const reload = async () => {
    try {
      const next = await loadContract(options.root);
      backend?.use(next.document);
      engine = createEngine({ contract: next, handlers, acceptAnyToken });
      contract = next;
      options.log?.('contract reloaded');
      options.onReload?.(undefined);
    } catch (error) {
      options.log?.(`contract not reloaded, the old one stays:\n${(error as Error).message}`);
      options.onReload?.(error as Error);
    }
  };
  const stop = options.watch === true ? watchContract(() => void reload(), options.root) : () => {};

  const middleware: Middleware = (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://mock');
    const fail = (error: unknown) => {
      if (error instanceof BadRequest) sendRefusal(response, contract, languageOf(request), error);
      else sendProblem(response, 500, 'The mock failed', error instanceof Error ? (error.stack ?? error.message) : String(error));
    };
    if (refusesPage(request, response, url.pathname)) return;
    if (url.pathname.startsWith('/api/')) {
      serveApi({ engine, contract, backend }, request, response, options).catch(fail);
    } else if (backend?.page(request, response, url.pathname) === true) {
      // Served: the live page of the backend's violations.
    } else if (url.pathname.startsWith('/mock-assets/')) {
      const image = drawnImage(url.pathname, url.searchParams) ?? pictureFile(url.pathname);
      if (image === undefined) sendProblem(response, 404, 'No such image', url.pathname);
      else send(response, 200, { 'content-type': 'image/svg+xml' }, image);
    } else if (serveReference(contract, url.pathname, response)) {
      // Served: the API reference.
    } else if (url.pathname === '/__mock' || url.pathname.startsWith('/__mock/')) {
      handleControl({ contract, sandboxId: sandboxIdOf(request), backend: options.upstream }, request, url, (status, type, body) =>
        send(response, status, { 'content-type': type }, body),
      ).catch(fail);
    } else {
      next();
    }
  };
  const close = () => {
    stop();
    backend?.close();
  };
  return { middleware, contract: () => contract, close };
}
