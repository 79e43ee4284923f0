import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ContractDocument } from '@site/contract/document.ts';
import { type StrictContract, type StrictOperation, strictContract } from '@site/contract/strict/check.ts';
import type { Violation } from '@site/contract/strict/violation.ts';
import { decoded } from './body-copy.ts';
import { createChecks } from './checks.ts';
import { closeConnections, forward, KEEP_RESPONSE, type ResponseCopy } from './forward.ts';
import { serveLivePage, ViolationLog } from './violation-log.ts';

export interface CheckedBackendOptions {
  /** URL of the backend; only its origin counts. */
  target: string;
  document: ContractDocument;
  /** Receives one line for every new violation. */
  log?: ((line: string) => void) | undefined;
  /** Adds the header `x-contract-violations`, for which the whole response is read before it is forwarded. */
  inHeader: boolean;
  /** The caller serves the operations that the backend lacks. */
  fallBack: boolean;
}

/** What became of a request. */
export type Sent =
  | { isServed: true; httpStatus: number /** The envelope's status. */; status: string | undefined }
  | { isServed: false; why: string /** The request once more, with its body unread. */; request: IncomingMessage };

/** A backend whose traffic is checked against the contract. */
export interface CheckedBackend {
  /** Forwards a request; hands it back when the backend lacks the operation. */
  send: (request: IncomingMessage, response: ServerResponse) => Promise<Sent>;
  /** Serves `/__contract…`; returns whether the path is one of these. */
  page: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  /** Checks later traffic against this version of the contract; throws, and keeps the old one, when it does not compile. */
  use: (document: ContractDocument) => void;
  log: ViolationLog;
  /** Runs the pending checks and closes all connections. */
  close: () => void;
}

/** Bytes of a 404, 405 or 501 that are searched for an envelope. */
const MAX_MISSING_BYTES = 64 * 1024;
/** Status codes of a path or method that a server lacks. */
const MISSING = new Set([404, 405, 501]);
/** Maximum violations in the header. */
const MAX_IN_HEADER = 5;

/** Value of `x-contract-violations`: URI-encoded JSON. */
const headerOf = (violations: readonly Violation[]) =>
  encodeURIComponent(JSON.stringify(violations.slice(0, MAX_IN_HEADER).map(({ side, path, message }) => ({ side, field: path, message }))));

const isJson = (type: string | undefined) => /json/i.test(type ?? '');

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

/** Whether the backend lacks the operation, as opposed to "there is no such bill". */
function lacks(operation: StrictOperation | undefined, received: ResponseCopy): boolean {
  if (operation === undefined) return MISSING.has(received.status) && received.headers['access-control-allow-origin'] === undefined;
  return received.status !== 405 && MISSING.has(received.status) && envelopeStatus(received) === undefined;
}

/** Path of a request, without its query. */
export const pathOf = (request: IncomingMessage): string => URL.parse(request.url ?? '/', 'http://proxy')?.pathname ?? '/';

/** Whether the request is a CORS preflight for an operation of the contract. */
function asksForOperation(contract: StrictContract, request: IncomingMessage, path: string): boolean {
  const method = request.method === 'OPTIONS' ? request.headers['access-control-request-method'] : undefined;
  return method !== undefined && contract.find(method, path) !== undefined;
}

/** The request with its body, which was read already, to be read again. */
function again(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, socket, httpVersion } = request;
  const stream = Readable.from(body.length === 0 ? [] : [body], { objectMode: false });
  return Object.assign(stream, { method, url, headers, rawHeaders, socket, httpVersion }) as unknown as IncomingMessage;
}

/** Responds in place of the backend with problem+json. */
export function sendProblem(response: ServerResponse, status: number, title: string, detail: string): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/problem+json', 'x-served-by': 'proxy', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ title, status, detail }));
}

/** Parses the URL of a backend; throws one sentence when it is invalid. */
export function readTarget(url: string): URL {
  const target = URL.parse(url);
  if (target === null || !/^https?:$/.test(target.protocol)) throw new Error(`"${url}" is no URL of a backend: http://host:port is needed.`);
  return target;
}

/** Throws when the URL is invalid or the contract does not compile. */
export function createCheckedBackend({ target: url, document, log: print, inHeader, fallBack }: CheckedBackendOptions): CheckedBackend {
  const target = readTarget(url);
  const log = new ViolationLog();
  let contract = strictContract(document);
  const checks = createChecks({ contract: () => contract, target: target.origin, log, print });
  const facts = () => ({ target: target.origin, operations: contract.operations.length, fallBack });

  const send = async (request: IncomingMessage, response: ServerResponse): Promise<Sent> => {
    const path = pathOf(request);
    const method = request.method ?? 'GET';
    const operation = contract.find(method, path);
    const mayFallBack = fallBack && (operation !== undefined || asksForOperation(contract, request, path));
    const asked = { method, url: request.url ?? '/', path, operation, headers: request.headers };
    let checked: Violation[] | undefined;
    const outcome = await forward(request, response, {
      target,
      hold: (status, headers) => {
        if (mayFallBack && MISSING.has(status)) return MAX_MISSING_BYTES;
        return inHeader && operation !== undefined && isJson(headers['content-type']) ? KEEP_RESPONSE : 0;
      },
      onBuffered: (received, body) => {
        if (mayFallBack && lacks(operation, received)) return { why: `backend answered ${received.status}` };
        if (!inHeader) return { add: [] };
        checked = checks.run({ ...asked, body, response: received });
        return { add: checked.length === 0 ? [] : ['x-contract-violations', headerOf(checked)] };
      },
    });
    if (outcome.kind === 'left') return { isServed: true, httpStatus: 499, status: undefined };
    const { kind, sent } = outcome;
    if (kind === 'forwarded') {
      const { received, isCut } = outcome;
      if (checked === undefined) checks.later({ ...asked, body: sent, response: received, isCut });
      return { isServed: true, httpStatus: received.status, status: inHeader ? envelopeStatus(received) : undefined };
    }
    const { why } = outcome;
    const body = kind === 'declined' && mayFallBack ? sent.bytes : undefined;
    if (kind === 'broken' || (body !== undefined && operation !== undefined)) checks.later({ ...asked, body: sent, isCut: kind === 'broken', why });
    if (body !== undefined) return { isServed: false, why, request: again(request, body) };
    const tooLarge = kind === 'declined' && mayFallBack ? `, and a body of ${sent.size} bytes is too large for the mock` : '';
    sendProblem(response, 502, 'The backend did not respond', `${why}${tooLarge}; ${target.origin}`);
    return { isServed: true, httpStatus: 502, status: undefined };
  };

  return {
    send,
    page: (request, response, path) => serveLivePage(request, response, path, log, facts),
    use: (next) => {
      contract = strictContract(next);
    },
    log,
    close: () => {
      checks.finish();
      closeConnections();
    },
  };
}
