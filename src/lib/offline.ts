import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

const store = createStore(false);
/** Payload to the time at which it was saved. */
const saved = new WeakMap<object, number>();

/** Follows the browser's own idea of the connection, which is wrong where a network leads nowhere. */
export function followConnection(): void {
  const update = () => store.set(!navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
}

/** Takes from a response whether there is a connection; `savedAt` is its header `x-saved-at`. */
export function noteResponse(payload: unknown, savedAt: unknown): void {
  store.set(savedAt !== undefined);
  if (savedAt !== undefined && payload instanceof Object) saved.set(payload, Number(savedAt));
}

/** When a payload was saved, in milliseconds since 1970; undefined for one from the network. */
export const savedAt = (payload: unknown): number | undefined => (payload instanceof Object ? saved.get(payload) : undefined);

/** Whether the device has no connection as far as it is known. */
export const useOffline = (): boolean => useSyncExternalStore(store.subscribe, store.get, () => false);
