import { emptyForm, type FormValues, MAX_ENTRIES } from './fields.ts';

/** `localStorage` key of the draft. */
export const DRAFT_KEY = 'jobApplicationDraft';
/** Incremented when fields change their meaning; drafts of another version are discarded. */
const VERSION = 1;

/** Never stored: the identity number is private on shared computers, a file and a captcha cannot be restored. */
const NEVER_STORED = ['idNumber', 'cv', 'captcha'] as const satisfies readonly (keyof FormValues)[];

export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: FormValues;
}

function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

function withoutSecrets(values: FormValues): FormValues {
  return { ...values, ...Object.fromEntries(NEVER_STORED.map((name) => [name, ''])) };
}

/** Keeps the stored values that have the type of their field, because storage can hold anything. */
function matchingValues(stored: Record<string, unknown>): FormValues {
  const matches = (initial: unknown, value: unknown) => {
    if (Array.isArray(initial)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
    if (typeof initial === 'number') return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_ENTRIES;
    return typeof value === typeof initial;
  };
  const entries = Object.entries(emptyForm).map(([name, initial]) => [name, matches(initial, stored[name]) ? stored[name] : initial]);
  return withoutSecrets(Object.fromEntries(entries) as FormValues);
}

/** Reads the draft; undefined when there is none, or none that can be read. */
export function readDraft(): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(DRAFT_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== VERSION) return undefined;
    const { savedAt, values } = stored as { savedAt?: unknown; values?: unknown };
    if (typeof savedAt !== 'number' || typeof values !== 'object' || values === null) return undefined;
    return { savedAt, values: matchingValues(values as Record<string, unknown>) };
  } catch {
    return undefined;
  }
}

/** Stores the draft; an empty form removes it. */
export function writeDraft(formValues: FormValues): void {
  const values = withoutSecrets(formValues);
  const isEmpty = Object.entries(emptyForm).every(([name, initial]) => JSON.stringify(values[name as keyof FormValues]) === JSON.stringify(initial));
  try {
    if (isEmpty) storage()?.removeItem(DRAFT_KEY);
    else storage()?.setItem(DRAFT_KEY, JSON.stringify({ version: VERSION, savedAt: Date.now(), values }));
  } catch {
    // Storage is full or forbidden: the form works without a draft.
  }
}

export function removeDraft(): void {
  storage()?.removeItem(DRAFT_KEY);
}
