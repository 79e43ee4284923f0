import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** The log-in pop-up: closed, or open on one of its tabs. */
export interface LoginPrompt {
  open: boolean;
  tab: 'login' | 'reset';
  /** Path to go to after the log-in, when a page asked for it. */
  wanted?: string;
  /** The session ended while the customer was at work there: every kind of customer goes back to it, not only a postpaid one. */
  interrupted?: boolean;
}

const CLOSED: LoginPrompt = { open: false, tab: 'login' };
const store = createStore<LoginPrompt>(CLOSED);

/**
 * Opens the log-in pop-up; with `wanted` the customer goes there afterwards. While it is open, a second call (several requests find the
 * session ended, the page that is left asks too) does not forget where the customer wanted to go; nothing replaces the place where he was
 * interrupted.
 */
export function openLogin(tab: LoginPrompt['tab'] = 'login', wanted: string | undefined = store.get().wanted, interrupted = false): void {
  if (store.get().interrupted) return;
  store.set({ open: true, tab, interrupted, ...(wanted === undefined ? {} : { wanted }) });
}

/** Closes the log-in pop-up. */
export function closeLogin(): void {
  store.set(CLOSED);
}

/** The state of the log-in pop-up, followed by the component. */
export function useLoginPrompt(): LoginPrompt {
  return useSyncExternalStore(store.subscribe, store.get, () => CLOSED);
}
