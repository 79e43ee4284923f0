import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';

export interface LoginPrompt {
  open: boolean;
  tab: 'login' | 'reset';
  /** Path to go to after the log-in. */
  returnTo?: string | undefined;
  /** The session expired on `returnTo`: every kind of customer returns there, not only postpaid ones. */
  interrupted?: boolean;
  /** Why the dialog is there, unless the customer has opened it. */
  reason?: LoginReason | undefined;
}

/** `expired`: the server has ended the session, and the log-in leads to a page of the account; `ended`: the same elsewhere. `needed`: the page is for customers only. */
export type LoginReason = 'expired' | 'ended' | 'needed';

const CLOSED: LoginPrompt = { open: false, tab: 'login' };
const store = createStore<LoginPrompt>(CLOSED);

/**
 * Opens the log-in dialog. Further calls while it is open, such as several responses that report an expired session, keep an earlier
 * `returnTo`; nothing replaces that of an interruption.
 */
export function openLogin(
  tab: LoginPrompt['tab'] = 'login',
  returnTo: string | undefined = store.get().returnTo,
  interrupted = false,
  reason: LoginReason | undefined = store.get().reason,
): void {
  if (store.get().interrupted) return;
  store.set({ open: true, tab, interrupted, returnTo, reason });
}

export function closeLogin(): void {
  store.set(CLOSED);
}

export function useLoginPrompt(): LoginPrompt {
  return useSyncExternalStore(store.subscribe, store.get, () => CLOSED);
}
