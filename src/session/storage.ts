/**
 * Everything that the site keeps in local and session storage; the lint forbids both elsewhere, but in `before-paint.ts`. The specification's keys are STORE-01 … STORE-06,
 * all values are strings.
 */

/** Keys of the customer (STORE-01, STORE-05), removed when the session ends. */
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

/**
 * Milliseconds. The applicant has a day to complete a long form; an in-app browser may close the tab meanwhile, and session storage with it.
 */
const DRAFT_MAX_AGE = 24 * 60 * 60 * 1000;

/**
 * Keys in local storage. `jobApplicationDraft` is JSON with `savedAt`, in milliseconds since 1970 (`src/features/careers/draft.ts`); `noticeClosed` has the texts of the notices that were closed last, a line each; `sent` records recent submissions for the other tabs (`src/forms/send-once.ts`): times and checksums only.
 */
type LocalKey = (typeof SESSION_KEYS)[number] | keyof typeof STEP_KEYS | 'DefaultLanguage' | 'noticeClosed' | 'sent' | 'jobApplicationDraft';

const CODE_PREFIX = 'smsCode:';
const INPUT_PREFIX = 'input:';

/**
 * Keys in session storage, which belong to the tab: the release that was left by a reload, the time at which a code was
 * sent (by purpose and number), what was typed into a form and what a payment has begun (`src/forms/persisted-state.ts`, never a secret), and those
 * of the scenario panel of development.
 */
type TabKey = 'releaseLeft' | `${typeof CODE_PREFIX | typeof INPUT_PREFIX}${string}` | `scenario-${'tab' | 'panel-open'}`;
const TAB_KEY = /^(?:releaseLeft$|smsCode:|input:|scenario-)/;

/** Session storage key that React Router writes: scroll positions by random ids. */
export const SCROLL_KEY = 'react-router-scroll-positions';

export type StorageKey = LocalKey | TabKey;

/** Undefined while prerendering and in browsers that forbid storage. */
function storageOf(key: StorageKey): Storage | undefined {
  try {
    return TAB_KEY.test(key) ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

/** Values that could not be written, because storage is full or forbidden: this page knows them until it is unloaded. */
const unwritten = new Map<StorageKey, string>();

/** The stored value; for a missing step key its initial value. */
export function readStored(key: StorageKey): string | undefined {
  return unwritten.get(key) ?? storageOf(key)?.getItem(key) ?? (key in STEP_KEYS ? STEP_KEYS[key as keyof typeof STEP_KEYS] : undefined);
}

export function writeStored(key: StorageKey, value: string): void {
  // Prerendering has no visitor whose value it could be.
  if (typeof window === 'undefined') return;
  unwritten.set(key, value);
  try {
    const storage = storageOf(key);
    storage?.setItem(key, value);
    if (storage !== undefined) unwritten.delete(key);
  } catch {
    // It remains in memory.
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
  unwritten.delete(key);
  storageOf(key)?.removeItem(key);
}

/** Keys of this tab that begin so. */
const tabKeys = (prefix: typeof CODE_PREFIX | typeof INPUT_PREFIX) =>
  [...Object.keys(storageOf(prefix) ?? {}), ...unwritten.keys()].filter((key): key is TabKey => key.startsWith(prefix));

/** Removes the numbers that codes were sent to, and what was typed, from this tab. */
export function removeTyped(): void {
  for (const key of [...tabKeys(CODE_PREFIX), ...tabKeys(INPUT_PREFIX)]) removeStored(key);
}

/** Removes what anybody but the customer typed in this tab, which the browser may have put back long after the session. */
export function removeTypedByOthers(mobileNo: string): void {
  for (const key of tabKeys(INPUT_PREFIX)) if (!readStored(key)?.startsWith(`{"mobileNo":${JSON.stringify(mobileNo)},`)) removeStored(key);
}

/** Removes the customer's keys but `kept`, and what this tab has of them. */
export function removeCustomer(kept?: 'isLogin'): void {
  for (const key of SESSION_KEYS) if (key !== kept) removeStored(key);
  removeTyped();
}

/**
 * Removes the draft of a job application that is older than a day, or from the future, as a clock that was set back leaves it. Called on every start
 * of the site, because the applicant may never return to the form.
 */
export function removeOldDraft(now = Date.now()): void {
  const text = readStored('jobApplicationDraft');
  if (text === undefined) return;
  try {
    const { savedAt } = JSON.parse(text) as { savedAt: number };
    if (savedAt <= now && now - savedAt < DRAFT_MAX_AGE) return;
  } catch {
    // Not written by the site.
  }
  removeStored('jobApplicationDraft');
}

/**
 * Removes the records of what was sent whose success the customer has seen. The others, without a number and forgotten after a day, must outlive the
 * session: a press after the next log-in would do twice what may have been done already.
 */
export function removeSeen(): void {
  try {
    const all = Object.entries(JSON.parse(readStored('sent') ?? '{}') as Record<string, { done?: string }>);
    const open = all.filter(([, { done }]) => done !== 'seen');
    if (open.length > 0) writeStored('sent', JSON.stringify(Object.fromEntries(open)));
    else removeStored('sent');
  } catch {
    // Not written by the site.
    removeStored('sent');
  }
}

const stepKeys = Object.keys(STEP_KEYS) as (keyof typeof STEP_KEYS)[];

export const removeSteps = (): void => stepKeys.forEach(removeStored);

/** Writes the initial value of every missing sub-tab and step (STORE-02). */
export function startSteps(): void {
  for (const key of stepKeys) writeStored(key, readStored(key) ?? STEP_KEYS[key]);
}

/** Writes the initial value of every sub-tab and step (ACCT-03, decision A11). */
export function resetSteps(): void {
  for (const key of stepKeys) writeStored(key, STEP_KEYS[key]);
}
