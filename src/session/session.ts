import { useSyncExternalStore } from 'react';
import { destination, goTo } from '../lib/destination.ts';
import { onBfcacheRestore } from '../lib/lifecycle.ts';
import { ACCOUNT_PATH, paths } from '../lib/paths.ts';
import { createStore } from '../lib/store.ts';
import { closeLogin, openLogin } from './login-prompt.ts';
import { readStored, removeCustomer, removeSeen, removeSteps, removeStored, removeTyped, removeTypedByOthers, SESSION_KEYS, writeStored } from './storage.ts';

/** `unknown` until the browser's storage is read, as in a prerendered page. */
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

/** Response of a log-in, stored unchanged. */
const LOGGED_IN = ['token', 'mobileNo', 'account', 'isOneBill', 'net', 'networkType'] as const;
export type LoggedIn = Record<(typeof LOGGED_IN)[number], string>;

const store = createStore<Session>({ state: 'unknown' });
/** Counters, so that each event notifies the subscribers. */
const expiries = createStore(0);
const logOutsInOtherTabs = createStore(0);
/** Between the removal of the keys and the end of the session, which the page still shows. */
let isLoggingOut = false;
/** Number of the customer whose session has expired. In memory only: the device keeps nothing of a session that has ended. */
let expiredNumber = '';
const UNKNOWN: Session = { state: 'unknown' };

/** Reads the session from local storage: on load, on every route change (LOGIN-16) and when another tab has changed it. */
export function readSession(): void {
  // The page shows the customer until it is left, though the keys are gone.
  if (isLoggingOut) return;
  const before = store.get();
  const mobileNo = readStored('mobileNo');
  const isIn = readStored('isLogin') === 'true' && Boolean(mobileNo);
  // Another tab may have ended the session while this one was not running.
  if (before.state === 'in' && !(isIn && before.mobileNo === mobileNo)) removeTyped();
  else if (before.state === 'unknown') removeTypedByOthers(isIn && mobileNo ? mobileNo : '');
  if (!isIn || !mobileNo) {
    if (before.state !== 'out') store.set({ state: 'out' });
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
  if (JSON.stringify(next) !== JSON.stringify(before)) store.set(next);
}

/** Number of the customer, or of the one whose session has expired in this tab: only they get back what they were typing. */
export function customerNumber(): string {
  return readStored('mobileNo') ?? expiredNumber;
}

/** Sent in the header of every request (HTTP-05); empty for visitors. */
export function sessionToken(): string {
  return readStored('token') ?? '';
}

/** A prepaid log-in is also stored under keys of its own (decision A20). */
export function startSession(data: LoggedIn, kind: 'postpaid' | 'prepaid'): void {
  expiredNumber = '';
  for (const key of LOGGED_IN) writeStored(key, data[key]);
  writeStored('isLogin', 'true');
  if (kind === 'prepaid') {
    writeStored('prepaidAccountToken', data.token);
    writeStored('prepaidMobileNo', data.mobileNo);
  } else {
    // Remains of a prepaid session that is still open.
    removeStored('prepaidAccountToken');
    removeStored('prepaidMobileNo');
  }
  readSession();
}

/**
 * Starts a log-out: the customer's keys are removed at once (LOGIN-15), before anything is fetched. Until `endSession` an expired session is ignored
 * and opens no log-in. Returns the token, for the server to be told; undefined when a log-out is in progress.
 */
export function leaveSession(): string | undefined {
  if (isLoggingOut) return undefined;
  isLoggingOut = true;
  const token = sessionToken();
  removeCustomer();
  removeSteps();
  return token;
}

/** Removes the customer's keys, if `leaveSession` has not, and the records of submissions that are known to have succeeded. */
export function endSession(): void {
  isLoggingOut = false;
  expiredNumber = '';
  removeCustomer();
  removeSteps();
  removeSeen();
  readSession();
}

/**
 * Status −2: clears the log-in flag (ERR-02), removes the customer's keys, and leads to the log-in over the home page, and from there back to a page of the
 * account; forms and pages keep the input in memory (`persisted-state.ts`).
 */
export function expireSession(): void {
  if (isLoggingOut) return;
  expiredNumber = customerNumber();
  // The flag first: another tab that reads in between must not take the expiry for a log-out.
  writeStored('isLogin', 'false');
  removeCustomer('isLogin');
  followExpiry();
}

/** What each tab does of its own when the session of `expiredNumber` ends. */
function followExpiry(): void {
  readSession();
  expiries.set(expiries.get() + 1);
  removeSteps();
  const { pathname, search } = destination();
  if (pathname.startsWith(ACCOUNT_PATH)) openLogin('login', pathname + search, true, 'expired');
  else openLogin('login', undefined, false, 'ended');
  goTo(paths.home);
}

/** Returns unsubscribe. */
export const onSessionExpired = expiries.subscribe;

/**
 * Calls the listener after a log-in, a log-out, an expired session or a change of customer: data of one customer must not be shown to the next.
 * Returns unsubscribe.
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

/** Whether the session has expired and was not ended by a log-out or followed by a log-in. */
export function hasExpired(): boolean {
  return readStored('isLogin') === 'false';
}

/** Calls the listener when the customer has logged out in another tab. Returns unsubscribe. */
export const onLogOutInOtherTab = logOutsInOtherTabs.subscribe;

/** Follows log-in, log-out and an expired session in other tabs. Returns unsubscribe. */
export function syncTabs(): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== null && !(SESSION_KEYS as readonly string[]).includes(event.key)) return;
    const before = store.get();
    if (before.state === 'in' && hasExpired()) {
      expiredNumber = before.mobileNo;
      followExpiry();
      return;
    }
    readSession();
    if (before.state === 'out' && store.get().state === 'in') closeLogin();
    if (before.state === 'in' && store.get().state === 'out') logOutsInOtherTabs.set(logOutsInOtherTabs.get() + 1);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/**
 * A page in the back/forward cache hears nothing of a log-out. A customer's page is hidden when it is put there, and shown again by Back
 * once the session has been read and rendered, so that nothing of an ended session can be seen. Returns unsubscribe.
 */
export function coverCachedPage(): () => void {
  const { classList } = document.documentElement;
  const cover = () => {
    if (store.get().state === 'in') classList.add('cached');
  };
  window.addEventListener('pagehide', cover);
  const stop = onBfcacheRestore(() => {
    readSession();
    // A task of its own: React has rendered the session by then.
    setTimeout(() => classList.remove('cached'));
  });
  return () => {
    window.removeEventListener('pagehide', cover);
    stop();
  };
}

export function useSession(): Session {
  return useSyncExternalStore(store.subscribe, store.get, () => UNKNOWN);
}
