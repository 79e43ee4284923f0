import type { SeenHeaders } from '@/api/client';
import { createStore } from '../../lib/store.ts';
import { tabHeader } from './tab.ts';

export interface PageCall extends SeenHeaders {
  /** Upper case. */
  method: string;
  /** Without the query. */
  path: string;
  /** HTTP status; 0 when the connection was lost, absent while the call is pending. */
  status?: number;
}

const calls = createStore<readonly PageCall[]>([]);

/** Calls of the current page in order, the latest one per operation. */
export const pageCalls = { get: calls.get, subscribe: calls.subscribe };

const callOf = (method: string, url: string): PageCall => ({ method: method.toUpperCase(), path: url.split('?')[0] ?? url });
const others = ({ method, path }: PageCall) => calls.get().filter((one) => one.method !== method || one.path !== path);

/** Records the start of a call; returns the headers to send with it. */
export function beginCall(method: string, url: string): Record<string, string> {
  const call = callOf(method, url);
  calls.set([...others(call), call]);
  return tabHeader();
}

export function endCall(method: string, url: string, status: number, headers: SeenHeaders = {}): void {
  const call = callOf(method, url);
  calls.set([...others(call), { ...call, status, ...headers }]);
}

export function forgetCalls(): void {
  calls.set([]);
}

/** By the header `x-served-by`. */
const SERVED_BY: Record<string, string> = {
  upstream: 'the backend',
  handler: 'the mock',
  mock: 'the mock',
  example: 'the scenario',
  contract: 'the contract check',
};

/** Begin of a key that is shown: enough to tell two apart. */
const KEY_LENGTH = 4;

function keyOf({ key, replayed }: PageCall): string {
  if (key === undefined) return '';
  return `, key ${key.slice(0, KEY_LENGTH)}…${replayed ? ', repeated: nothing done again' : ''}`;
}

/** The last response of an operation, such as `HTTP 200 from the mock, key 7d8f…, repeated: nothing done again`. */
export function lastResponse(call: PageCall | undefined): string {
  if (call === undefined) return '';
  if (call.status === undefined) return 'waiting for the response';
  if (call.status === 0) return `connection lost${keyOf(call)}`;
  return `HTTP ${call.status}${call.servedBy === undefined ? '' : ` from ${SERVED_BY[call.servedBy] ?? call.servedBy}`}${keyOf(call)}`;
}
