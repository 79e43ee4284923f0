import { createStore } from '../../session/store.ts';
import { tabHeader } from './tab.ts';

/** One call of the page. */
export interface PageCall {
  /** In capitals. */
  method: string;
  /** Without the query. */
  path: string;
  /** HTTP status; 0 when the connection was lost. Absent while it runs. */
  status?: number;
  /** Who answered: `upstream`, `handler`, `example`, `mock`. */
  servedBy?: string;
}

const calls = createStore<readonly PageCall[]>([]);

/** What the present page has called, in order; the latest of each operation counts. */
export const pageCalls = { get: calls.get, subscribe: calls.subscribe };

const callOf = (method: string, url: string): PageCall => ({ method: method.toUpperCase(), path: url.split('?')[0] ?? url });
const others = ({ method, path }: PageCall) => calls.get().filter((one) => one.method !== method || one.path !== path);

/** Notes a call that starts; answers the headers it shall carry. */
export function beginCall(method: string, url: string): Record<string, string> {
  const call = callOf(method, url);
  calls.set([...others(call), call]);
  return tabHeader();
}

/** Notes how a call ended. */
export function endCall(method: string, url: string, status: number, servedBy?: string): void {
  const call = callOf(method, url);
  calls.set([...others(call), { ...call, status, ...(servedBy === undefined ? {} : { servedBy }) }]);
}

/** Another page begins. */
export function forgetCalls(): void {
  calls.set([]);
}
