import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ContractDocument } from '@farol/contract/document.ts';
import { type StrictContract, type StrictOperation, strictContract } from '@farol/contract/strict/check.ts';
import type { Violation } from '@farol/contract/strict/violation.ts';
import { closeAgents } from './agents.ts';
import { type Copy, decoded } from './body-copy.ts';
import { Checks, type Exchange } from './checks.ts';
import { type Outcome, passOn, type ResponseCopy } from './forward.ts';
import { LivePage } from './live-page.ts';
import { ViolationLog } from './violation-log.ts';

/** How a backend is asked and watched. */
export interface CheckedBackendOptions {
  /** Address of the backend; only its origin counts. */
  target: string;
  /** The bundled contract. */
  document: ContractDocument;
  /** Where one line for every new violation goes. */
  log?: ((line: string) => void) | undefined;
  /** Tell the violations of an answer in its header `x-contract-violations`, which means reading it whole before it is sent on. */
  inHeader: boolean;
  /** Somebody can answer instead, where the backend lacks an operation. */
  fallBack: boolean;
}

/** What became of a request. */
export type Asked =
  | { answered: true; httpStatus: number /** The envelope's status. */; status: string | undefined }
  | { answered: false; why: string /** The request once more, with its body unread. */; request: IncomingMessage };

/** A backend with the strict checker beside the line. */
export interface CheckedBackend {
  /** Passes a request on; what the backend lacks is handed back. */
  ask: (request: IncomingMessage, response: ServerResponse) => Promise<Asked>;
  /** Answers `/__contract…`; says whether it did. */
  page: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  /** Goes on with another version of the contract; throws, and keeps the old one, when it does not compile. */
  use: (document: ContractDocument) => void;
  log: ViolationLog;
  /** Does the checks that still wait and closes all connections. */
  close: () => void;
}

/** Bytes of a request kept for the check and for the mock: a CV with pictures. */
const KEEP_REQUEST = 10 * 1024 * 1024;
/** Bytes of an answer kept for the check: a PDF of several megabytes in base64. */
const KEEP_RESPONSE = 8 * 1024 * 1024;
/** Bytes of a 404 or 501 that are looked at for an envelope. */
const MOST_REFUSAL = 64 * 1024;
/** What a server says of a path or method that it does not have. */
const MISSING = new Set([404, 405, 501]);
/** Violations told in a header. */
const MOST_IN_HEADER = 5;

const isJson = (type: string | undefined) => /json/i.test(type ?? '');

/** The envelope's status of an answer, when it has one. */
function envelopeStatus(received: ResponseCopy): string | undefined {
  const bytes = received.body.bytes;
  if (bytes === undefined) return undefined;
  try {
    const body: unknown = JSON.parse(decoded(bytes, received.headers['content-encoding']).toString('utf8'));
    const status = (body as { status?: unknown } | null)?.status;
    return status === undefined ? undefined : String(status);
  } catch {
    return undefined;
  }
}

/** Whether an answer says that the backend does not have the operation, as opposed to "there is no such bill". */
function lacks(operation: StrictOperation | undefined, received: ResponseCopy): boolean {
  if (operation === undefined) return MISSING.has(received.status) && received.headers['access-control-allow-origin'] === undefined;
  return received.status !== 405 && MISSING.has(received.status) && envelopeStatus(received) === undefined;
}

/** Whether a browser asks here if it may call an operation of the contract (a CORS preflight). */
function asksForOperation(contract: StrictContract, request: IncomingMessage, path: string): boolean {
  const method = request.method === 'OPTIONS' ? request.headers['access-control-request-method'] : undefined;
  return method !== undefined && contract.find(method, path) !== undefined;
}

/** A request whose body was read already, to be read again by somebody else. */
function again(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, socket, httpVersion } = request;
  const stream = Readable.from(body.length === 0 ? [] : [body], { objectMode: false });
  return Object.assign(stream, { method, url, headers, rawHeaders, socket, httpVersion }) as unknown as IncomingMessage;
}

/** Answers in place of the backend, with the reason as problem+json. */
export function sendProblem(response: ServerResponse, status: number, title: string, detail: string): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/problem+json', 'x-served-by': 'proxy', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ title, status, detail }));
}

/** The address of a backend; throws with one sentence when it is none. */
export function readTarget(address: string): URL {
  const target = URL.parse(address);
  if (target === null || !/^https?:$/.test(target.protocol)) throw new Error(`"${address}" is no address of a backend: http://host:port is needed.`);
  return target;
}

/** Puts the strict checker beside the line to a backend. Throws when the address is none or the contract cannot be compiled. */
export function createCheckedBackend(options: CheckedBackendOptions): CheckedBackend {
  const target = readTarget(options.target);
  const log = new ViolationLog();
  let contract: StrictContract = strictContract(options.document);
  const checks = new Checks(() => contract, log, options.log);
  const livePage = new LivePage(log, () => ({ target: target.origin, operations: contract.operations.length, fallBack: options.fallBack }));
  const pathOf = (request: IncomingMessage) => URL.parse(request.url ?? '/', 'http://proxy')?.pathname ?? '/';

  const ask = async (request: IncomingMessage, response: ServerResponse): Promise<Asked> => {
    const path = pathOf(request);
    const operation = contract.find(request.method ?? 'GET', path);
    const mayFallBack = options.fallBack && (operation !== undefined || asksForOperation(contract, request, path));
    const exchange = (body: Copy, received: ResponseCopy | undefined): Exchange => ({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      path,
      operation,
      headers: request.headers,
      body,
      response: received,
    });
    let checkedAlready: Violation[] | undefined;
    const outcome: Outcome = await passOn(request, response, {
      target,
      keepRequest: KEEP_REQUEST,
      keepResponse: KEEP_RESPONSE,
      add: ['x-served-by', 'upstream'],
      hold: (status, headers) => {
        if (mayFallBack && MISSING.has(status)) return MOST_REFUSAL;
        return options.inHeader && operation !== undefined && isJson(headers['content-type']) ? KEEP_RESPONSE : 0;
      },
      onHeld: (received, body) => {
        if (mayFallBack && lacks(operation, received)) return { why: `backend answered ${received.status}` };
        if (!options.inHeader) return { add: [] };
        checkedAlready = checks.run(exchange(body, received));
        return { add: checkedAlready.length === 0 ? [] : ['x-contract-violations', headerOf(checkedAlready)] };
      },
    });
    switch (outcome.kind) {
      case 'passed':
        if (checkedAlready === undefined) checks.later(exchange(outcome.request, outcome.received), outcome.cut);
        return { answered: true, httpStatus: outcome.received.status, status: options.inHeader ? envelopeStatus(outcome.received) : undefined };
      case 'left':
        return { answered: true, httpStatus: 499, status: undefined };
      case 'broken':
        checks.later(exchange(outcome.request, undefined), true, outcome.why);
        sendProblem(response, 502, 'The backend did not answer', `${outcome.why}; ${target.origin}`);
        return { answered: true, httpStatus: 502, status: undefined };
      case 'declined': {
        const body = outcome.request.bytes;
        if (mayFallBack && body !== undefined) {
          if (operation !== undefined) checks.later(exchange(outcome.request, undefined), false, outcome.why);
          return { answered: false, why: outcome.why, request: again(request, body) };
        }
        const detail = body === undefined ? `${outcome.why}, and a body of ${outcome.request.size} bytes is too large for the mock` : outcome.why;
        sendProblem(response, 502, 'The backend did not answer', `${detail}; ${target.origin}`);
        return { answered: true, httpStatus: 502, status: undefined };
      }
    }
  };

  return {
    ask,
    page: (request, response, path) => livePage.respond(request, response, path),
    use: (document) => {
      contract = strictContract(document);
    },
    log,
    close: () => {
      checks.finish();
      livePage.close();
      closeAgents();
    },
  };
}

/** Violations as `x-contract-violations` tells them: URI-encoded JSON. */
function headerOf(violations: readonly Violation[]): string {
  return encodeURIComponent(JSON.stringify(violations.slice(0, MOST_IN_HEADER).map(({ side, path, message }) => ({ side, field: path, message }))));
}
