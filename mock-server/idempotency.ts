import { isDeepStrictEqual } from 'node:util';
import type { PrismOutput } from './prism-api.ts';
import { areaState, type Sandbox } from './state.ts';

/** Response header of a response that was stored from an earlier request. */
export const REPLAYED_HEADER = 'idempotency-replayed';

const RETENTION_MS = 24 * 60 * 60 * 1000;
/** Beyond this number the oldest key of a sandbox is forgotten. */
const MAX_KEYS = 1000;

/** A write that carries a key: under way until `response` resolves, which is undefined when there is nothing to keep. */
interface KeyedWrite {
  /** Milliseconds since 1970. */
  at: number;
  body: unknown;
  response: Promise<PrismOutput | undefined>;
}

/** By operation, customer and key. */
const keysOf = areaState('idempotency', () => new Map<string, KeyedWrite>());

/** Ends a write: only a response with status 0 is stored. */
export type FinishWrite = (response: PrismOutput | undefined) => void;

/** What to do with a request that carries a key; after `run`, `finish` must be called in any case. */
export type KeyDecision = { do: 'run'; finish: FinishWrite } | { do: 'replay'; response: PrismOutput } | { do: 'refuse' };

function without(fields: readonly string[], body: unknown): unknown {
  if (typeof body !== 'object' || body === null || fields.length === 0) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !fields.includes(name)));
}

const isSuccess = ({ statusCode, body }: PrismOutput) => statusCode === 200 && (body as { status?: unknown } | undefined)?.status === '0';

export interface KeyedRequest {
  operationId: string;
  /** Number of the customer; empty where the operation needs no log-in. */
  customer: string;
  key: string;
  body: unknown;
  /** Fields of the body that a repeated request may change. */
  oneTimeFields: readonly string[];
}

/** Decides about a request by the keys of its sandbox; waits while an earlier request with the key is under way. */
export async function decideByKey(sandbox: Sandbox, request: KeyedRequest): Promise<KeyDecision> {
  const keys = keysOf(sandbox);
  const scope = `${request.operationId} ${request.customer} ${request.key.toLowerCase()}`;
  const body = without(request.oneTimeFields, request.body);
  for (;;) {
    const known = keys.get(scope);
    if (known === undefined || Date.now() - known.at >= RETENTION_MS) break;
    const response = await known.response;
    // Nothing was stored, so that this request, or another one that waited, is the first now.
    if (response === undefined) continue;
    return isDeepStrictEqual(known.body, body) ? { do: 'replay', response } : { do: 'refuse' };
  }
  const { promise, resolve } = Promise.withResolvers<PrismOutput | undefined>();
  const write: KeyedWrite = { at: Date.now(), body, response: promise };
  keys.delete(scope);
  keys.set(scope, write);
  const [oldest] = keys.size > MAX_KEYS ? keys.keys() : [];
  if (oldest !== undefined) keys.delete(oldest);
  const finish: FinishWrite = (response) => {
    const stored = response !== undefined && isSuccess(response) ? response : undefined;
    if (stored === undefined && keys.get(scope) === write) keys.delete(scope);
    resolve(stored);
  };
  return { do: 'run', finish };
}
