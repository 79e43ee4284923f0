/**
 * Everything the site keeps in this browser, typed in one place. The keys are the specification's (STORE-01 … STORE-06); values are
 * strings, as local storage holds them.
 */

/** Keys that say who is logged in (STORE-01, STORE-05); log-out and an ended session remove them. */
export const SESSION_KEYS = ['token', 'mobileNo', 'account', 'isOneBill', 'net', 'networkType', 'isLogin', 'prepaidAccountToken', 'prepaidMobileNo'] as const;

/** Keys that remember a sub-tab or step, with the value each starts from (STORE-02 … STORE-04, decision B06). */
export const STEP_KEYS = {
  SetIndex: '0',
  usageRecord: '0',
  paymentMethod: '0',
  easyPay: '0',
  choicePlanVal: '0',
  smsIndex: '0',
  isShowType: '{"bill":false,"email":false,"reissue":false,"unbilled":false}',
} as const;

/** A key of local storage. `sent` says when something was sent, for the other tabs (`src/forms/send-once.ts`): times and checksums only. */
export type StorageKey = (typeof SESSION_KEYS)[number] | keyof typeof STEP_KEYS | 'DefaultLanguage' | 'sent';

/** Whether this code runs in a browser that lets the site store anything; a server and a locked-down browser do not. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

/** What is stored under the key; the initial value of a step key that is not there yet, else undefined. */
export function readStored(key: StorageKey): string | undefined {
  return storage()?.getItem(key) ?? (key in STEP_KEYS ? STEP_KEYS[key as keyof typeof STEP_KEYS] : undefined);
}

/** Stores a value; without effect where nothing can be stored. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    storage()?.setItem(key, value);
  } catch {
    // A full or forbidden storage must not break the page: the value then lives only in memory of its owner.
  }
}

/** Days for which a mirrored value is kept. */
const COOKIE_DAYS = 400;

/** Keeps a value in a cookie, too, for the server that sends the next page; nothing that is private may go there. */
export function mirrorInCookie(key: 'DefaultLanguage', value: string): void {
  if (typeof document === 'undefined') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet, and is asynchronous
  document.cookie = `${key}=${value}; Path=/; Max-Age=${COOKIE_DAYS * 86_400}; SameSite=Lax${secure}`;
}

/** Removes a value. */
export function removeStored(key: StorageKey): void {
  storage()?.removeItem(key);
}

/** Forgets what was sent a moment ago. */
export function forgetSent(): void {
  removeStored('sent');
}

/** Gives every remembered sub-tab and step that is not there yet the value it starts from (STORE-02). */
export function startSteps(): void {
  for (const key of Object.keys(STEP_KEYS) as (keyof typeof STEP_KEYS)[]) writeStored(key, readStored(key) ?? STEP_KEYS[key]);
}

/** Puts every remembered sub-tab and step back to where it starts (ACCT-03, decision A11). */
export function resetSteps(): void {
  for (const key of Object.keys(STEP_KEYS) as (keyof typeof STEP_KEYS)[]) writeStored(key, STEP_KEYS[key]);
}
