import { STATUS_CODES } from 'node:http';
import { COMMAND_MASKS, curlOf, isSecretPlace, MASK, shownHeaders, shownJson, shownUrl, withoutLooseSecrets } from '@site/contract/secrets.ts';
import { checkRefusal, checkRequest, checkResponse, type StrictContract, type StrictOperation } from '@site/contract/strict/check.ts';
import { type Violation, violationOf } from '@site/contract/strict/violation.ts';
import { languageAsked } from '../../../openapi/languages.ts';
import { type Copy, decoded } from './body-copy.ts';
import type { ResponseCopy } from './forward.ts';
import type { ShownMessage, ViolationLog } from './violation-log.ts';

/** Headers that a client adds by itself, which a command does not need. */
const OF_THE_CLIENT =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|accept-language|user-agent|origin|referer|sec-.+|dnt|priority|te|pragma|cache-control|if-.+|keep-alive|expect)$/i;

/** Paths that the contract covers; others are not checked. */
const API = /^\/api\//;

/** Copies of a request and its response. */
export interface Exchange {
  method: string;
  url: string;
  path: string;
  /** Undefined when the contract has no such operation. */
  operation: StrictOperation | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Copy;
  /** Undefined when the mock responded, which checks itself. */
  response?: ResponseCopy;
  /** The backend broke off before or in its response. */
  isCut?: boolean;
  /** Why there is no response of the backend. */
  why?: string;
}

interface ChecksOptions {
  contract: () => StrictContract;
  /** Origin of the backend, for the commands. */
  target: string;
  log: ViolationLog;
  /** Receives one line for every new violation. */
  print: ((line: string) => void) | undefined;
}

/** Checks the copies after the response was sent; every exchange is checked. */
export function createChecks({ contract, target, log, print }: ChecksOptions) {
  const waiting: Exchange[] = [];

  const book = (violations: readonly Violation[], { method, url, headers, body }: Exchange, response: ShownMessage) => {
    const request = shownMessage(`${method} ${shownUrl(url)}`, headers, body.bytes, body.size);
    const all = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));
    const kept = all.filter(([name]) => !OF_THE_CLIENT.test(name));
    const curl = curlOf(target + shownUrl(url), { method, headers: kept, body: body.bytes ?? Buffer.alloc(body.size) }, COMMAND_MASKS);
    for (const violation of violations) {
      const { count } = log.add(violation, { request, response, curl, language: languageAsked(headers.language) });
      if (count === 1) print?.(`contract violated · ${violation.side} · ${violation.message}`);
    }
  };

  /** Checks the exchange now. */
  const run = (exchange: Exchange): Violation[] => {
    const { operation, method, url, headers, response, isCut } = exchange;
    const body = exchange.body.bytes;
    const responseBytes = response?.body.bytes;
    const isWhole = body !== undefined && (response === undefined || responseBytes !== undefined);
    log.count(operation?.operationId, response === undefined && !isCut ? 'mock' : 'upstream', isWhole);
    const violations: Violation[] = [];
    let responseBody = responseBytes;
    if (operation === undefined) {
      if (API.test(exchange.path) && !['OPTIONS', 'HEAD'].includes(method)) violations.push(unknownOperation(exchange));
    } else {
      if (body !== undefined) violations.push(...checkRequest(contract(), operation, { method, url, headers, body }));
      if (isCut) violations.push(connectionViolation(operation, exchange));
      else if (response !== undefined && responseBytes !== undefined) {
        const checked = responseViolations(contract(), operation, exchange, response, responseBytes, violations.length > 0);
        violations.push(...checked.violations);
        responseBody = checked.body;
      }
    }
    const masked = violations.map(withoutSecret);
    if (masked.length > 0) {
      const shown =
        response === undefined ? noResponse(exchange) : shownMessage(statusLine(response.status), response.headers, responseBody, response.body.size);
      book(masked, exchange, shown);
    }
    return masked;
  };

  /** Runs all pending checks. */
  const finish = () => {
    for (const exchange of waiting.splice(0)) {
      try {
        run(exchange);
      } catch (error) {
        print?.(`could not check ${exchange.method} ${exchange.path}: ${(error as Error).message}`);
      }
    }
  };

  /** Checks the exchange after the traffic that waits. */
  const later = (exchange: Exchange) => {
    if (waiting.push(exchange) === 1) setImmediate(finish);
  };

  return { run, later, finish };
}

/** Shown in place of a missing response. */
function noResponse({ isCut, why = '' }: Exchange): ShownMessage {
  return { line: isCut ? `No response: ${why}` : `Served by the mock: ${why}`, headers: [], body: '' };
}

const statusLine = (status: number) => `${status} ${STATUS_CODES[status] ?? ''}`.trim();

function responseViolations(
  contract: StrictContract,
  operation: StrictOperation,
  exchange: Exchange,
  response: ResponseCopy,
  bytes: Buffer,
  isWrongRequest: boolean,
): { violations: Violation[]; body: Buffer | undefined } {
  const { status, headers } = response;
  try {
    const body = decoded(bytes, headers['content-encoding']);
    // Without the header any language is valid.
    const [read, language] = [{ status, headers, body }, languageAsked(exchange.headers.language)];
    // A request that breaks the contract is rightly refused by any 4xx.
    const isRefusal = isWrongRequest && status >= 400 && status < 500 && !operation.responses.has(status);
    return { violations: isRefusal ? checkRefusal(operation, read, language) : checkResponse(contract, operation, read, language, true), body };
  } catch (error) {
    const { operationId } = operation;
    const got = (error as Error).message;
    const expected = 'a body in the announced encoding';
    return { violations: [violationOf({ operationId, side: 'response', kind: 'header', path: 'header content-encoding', expected, got })], body: undefined };
  }
}

function unknownOperation({ method, path }: Exchange): Violation {
  const operationId = `${method} ${path}`;
  const message = `${operationId}: the contract has no such operation.`;
  return violationOf({ operationId, side: 'request', kind: 'schema', path: 'path', expected: 'a path and method of the contract', got: operationId, message });
}

function connectionViolation({ operationId }: StrictOperation, { response, why }: Exchange): Violation {
  const got = why ?? `the connection was closed after ${response?.body.size ?? 0} bytes of the body`;
  return violationOf({ operationId, side: 'response', kind: 'connection', path: 'status', expected: 'a whole response', got });
}

/** Masks a secret that the message of a violation quotes. */
function withoutSecret(violation: Violation): Violation {
  // The error of the JSON parser quotes the text around the position.
  if (violation.kind === 'json') return { ...violation, got: withoutLooseSecrets(violation.got), message: withoutLooseSecrets(violation.message) };
  if (!isSecretPlace(violation.path) || violation.kind === 'missing-field' || violation.got === '') return violation;
  return { ...violation, got: MASK, message: violation.message.replaceAll(violation.got, MASK) };
}

// ---- messages as the live page shows them ----

/** Maximum characters of a body on the page. */
const MAX_BODY = 20_000;

type Headers = Record<string, string | string[] | undefined>;

function shownBody(headers: Headers, body: Buffer | undefined, size: number): string {
  const type = String(headers['content-type'] ?? '');
  if (size === 0) return '';
  if (body === undefined) return `(${size} bytes, too large to be checked)`;
  if (/^multipart\//i.test(type)) return shownParts(body, size);
  if (body.subarray(0, 1024).includes(0)) return `(${size} bytes of ${type || 'no named type'})`;
  const text = body.toString('utf8');
  let shown: string;
  try {
    shown = JSON.stringify(shownJson(JSON.parse(text)), null, 2);
  } catch {
    shown = withoutLooseSecrets(text);
  }
  return shown.length > MAX_BODY ? `${shown.slice(0, MAX_BODY)}\n… (${shown.length} characters)` : shown;
}

/** The headers of the parts of a multipart form. */
function shownParts(body: Buffer, size: number): string {
  const parts = body.toString('latin1').match(/content-disposition:[^\r\n]{0,300}/gi) ?? [];
  return `(${size} bytes)\n${parts.map((part) => Buffer.from(part, 'latin1').toString('utf8')).join('\n')}`;
}

/** `body` is decompressed; undefined when it is too large. */
function shownMessage(line: string, headers: Headers, body: Buffer | undefined, size: number): ShownMessage {
  return { line, headers: shownHeaders(headers), body: shownBody(headers, body, size) };
}
