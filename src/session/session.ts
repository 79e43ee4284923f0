import { useSyncExternalStore } from 'react';
import { forgetSent, readStored, removeStored, SESSION_KEYS, writeStored } from './storage.ts';
import { createStore } from './store.ts';

/** Who is logged in. `unknown` until the browser's storage was read: nothing may be decided from it. */
export type Session =
  | { state: 'unknown' }
  | { state: 'out' }
  | {
      state: 'in';
      mobileNo: string;
      /** Client or One Bill account number; empty for prepaid. */
      account: string;
      /** Anything but the string `'false'` reads as One Bill (decision A33). */
      isOneBill: boolean;
      /** `4g` shows the PDF bill and the Easy Top-Up purchase (decision B12). */
      net: string;
      networkType: string;
      isPrepaid: boolean;
    };

/** What a log-in answers, as it is stored. */
export interface LoggedIn {
  token: string;
  mobileNo: string;
  account: string;
  isOneBill: string;
  net: string;
  networkType: string;
}

const store = createStore<Session>({ state: 'unknown' });
const expiry = new Set<() => void>();
let leaving = false;
const UNKNOWN: Session = { state: 'unknown' };

/** Reads who is logged in from the browser's storage: at the start, on every route change (LOGIN-16) and when another tab changed it. */
export function readSession(): void {
  const mobileNo = readStored('mobileNo');
  if (readStored('isLogin') !== 'true' || !mobileNo) {
    if (store.get().state !== 'out') store.set({ state: 'out' });
    return;
  }
  const next: Session = {
    state: 'in',
    mobileNo,
    account: readStored('account') ?? '',
    isOneBill: readStored('isOneBill') !== 'false',
    net: (readStored('net') ?? '').toLowerCase(),
    networkType: readStored('networkType') ?? '',
    isPrepaid: Boolean(readStored('prepaidAccountToken')),
  };
  if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next);
}

/** The token for the header of every request (HTTP-05); empty for visitors. */
export function sessionToken(): string {
  return readStored('token') ?? '';
}

/** Stores a log-in. A prepaid one is kept under its own keys, too (decision A20). */
export function startSession(data: LoggedIn, kind: 'postpaid' | 'prepaid'): void {
  writeStored('token', data.token);
  writeStored('mobileNo', data.mobileNo);
  writeStored('account', data.account);
  writeStored('isOneBill', data.isOneBill);
  writeStored('net', data.net);
  writeStored('networkType', data.networkType);
  writeStored('isLogin', 'true');
  if (kind === 'prepaid') {
    writeStored('prepaidAccountToken', data.token);
    writeStored('prepaidMobileNo', data.mobileNo);
  } else {
    // A prepaid session that ended by itself left them behind.
    removeStored('prepaidAccountToken');
    removeStored('prepaidMobileNo');
  }
  readSession();
}

/**
 * The customer logs out: from now until `endSession`, an answer that says the session has ended is no news and asks for no log-in. Answers
 * false when he is already logging out.
 */
export function leaveSession(): boolean {
  if (leaving) return false;
  leaving = true;
  return true;
}

/** Removes everything that says who was logged in (LOGIN-15), and what was sent a moment ago. */
export function endSession(): void {
  leaving = false;
  for (const key of SESSION_KEYS) removeStored(key);
  forgetSent();
  readSession();
}

/** Status −2: the login flag goes off (ERR-02) and whoever listens opens the log-in. What the customer typed stays. */
export function expireSession(): void {
  if (leaving) return;
  writeStored('isLogin', 'false');
  removeStored('token');
  readSession();
  for (const listener of [...expiry]) listener();
}

/** Calls the listener when a session expires; answers a function that stops it. */
export function onSessionExpired(listener: () => void): () => void {
  expiry.add(listener);
  return () => expiry.delete(listener);
}

/**
 * Calls the listener when somebody else is logged in than before, or nobody any more: what was read for one customer must not be shown
 * to the next. Answers a function that stops it.
 */
export function onCustomerChange(listener: () => void): () => void {
  const customer = () => {
    const session = store.get();
    return session.state === 'in' ? session.mobileNo : '';
  };
  let before = customer();
  return store.subscribe(() => {
    if (customer() === before) return;
    before = customer();
    listener();
  });
}

/** Whether the session ended by itself, not by a log-out: the log-in is offered again then. */
export function hasExpired(): boolean {
  return readStored('isLogin') === 'false';
}

/** Follows log-in and log-out in other tabs; answers a function that stops it. */
export function followOtherTabs(): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === null || (SESSION_KEYS as readonly string[]).includes(event.key)) readSession();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Who is logged in, followed by the component. */
export function useSession(): Session {
  return useSyncExternalStore(store.subscribe, store.get, () => UNKNOWN);
}
