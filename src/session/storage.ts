/**
 * All local storage of the site. The keys are the specification's (STORE-01 … STORE-06), the values strings.
 */

/** Keys of the customer (STORE-01, STORE-05), removed by a log-out. */
export const SESSION_KEYS = ['token', 'mobileNo', 'account', 'isOneBill', 'net', 'networkType', 'isLogin', 'prepaidAccountToken', 'prepaidMobileNo'] as const;

/** Keys of sub-tabs and steps with their initial values (STORE-02 … STORE-04, decision B06). */
export const STEP_KEYS = {
  SetIndex: '0',
  usageRecord: '0',
  paymentMethod: '0',
  easyPay: '0',
  choicePlanVal: '0',
  smsIndex: '0',
  isShowType: '{"bill":false,"email":false,"reissue":false,"unbilled":false}',
} as const;

/** `sent` records recent submissions for the other tabs (`src/forms/send-once.ts`): times and checksums only. */
export type StorageKey = (typeof SESSION_KEYS)[number] | keyof typeof STEP_KEYS | 'DefaultLanguage' | 'sent';

/** Undefined while prerendering and in browsers that forbid storage. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

/** The stored value; for a missing step key its initial value. */
export function readStored(key: StorageKey): string | undefined {
  return storage()?.getItem(key) ?? (key in STEP_KEYS ? STEP_KEYS[key as keyof typeof STEP_KEYS] : undefined);
}

/** Has no effect where storage is full or forbidden. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    storage()?.setItem(key, value);
  } catch {
    // The value remains in memory.
  }
}

const COOKIE_DAYS = 400;

/** Copies a value into a cookie for the web server. Never private data. */
export function mirrorInCookie(key: 'DefaultLanguage', value: string): void {
  if (typeof document === 'undefined') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet, and is asynchronous
  document.cookie = `${key}=${value}; Path=/; Max-Age=${COOKIE_DAYS * 86_400}; SameSite=Lax${secure}`;
}

export function removeStored(key: StorageKey): void {
  storage()?.removeItem(key);
}

export function clearSent(): void {
  removeStored('sent');
}

/** Writes the initial value of every missing sub-tab and step (STORE-02). */
export function startSteps(): void {
  for (const key of Object.keys(STEP_KEYS) as (keyof typeof STEP_KEYS)[]) writeStored(key, readStored(key) ?? STEP_KEYS[key]);
}

/** Writes the initial value of every sub-tab and step (ACCT-03, decision A11). */
export function resetSteps(): void {
  for (const key of Object.keys(STEP_KEYS) as (keyof typeof STEP_KEYS)[]) writeStored(key, STEP_KEYS[key]);
}
