import { createStore } from '../../lib/store.ts';
import { tabHeader } from './tab.ts';

export interface PageCall {
  /** Upper case. */
  method: string;
  /** Without the query. */
  path: string;
  /** HTTP status; 0 when the connection was lost, absent while the call is pending. */
  status?: number;
  /** Header `x-served-by`. */
  servedBy?: string;
  /** Header `Idempotency-Key` of the request. */
  key?: string;
  /** The response was kept from an earlier request with this key. */
  replayed?: boolean;
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

export function endCall(method: string, url: string, status: number, headers: Pick<PageCall, 'servedBy' | 'key' | 'replayed'> = {}): void {
  const call = callOf(method, url);
  calls.set([...others(call), { ...call, status, ...headers }]);
}

export function forgetCalls(): void {
  calls.set([]);
}
