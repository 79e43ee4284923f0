import { emptyForm, type Filled, MOST_ENTRIES } from './fields.ts';

/** Where the draft lives in this browser. */
export const DRAFT_KEY = 'jobApplicationDraft';
/** Counted up when the form's fields change their meaning; an older draft is then thrown away. */
const VERSION = 1;

/** Never kept: the identity number is nobody else's business on a shared computer, a file and a captcha cannot be given back. */
const NEVER = ['idNumber', 'cv', 'captcha'] as const satisfies readonly (keyof Filled)[];

/** A draft as it was found. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: Filled;
}

function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

function withoutSecrets(values: Filled): Filled {
  return { ...values, ...Object.fromEntries(NEVER.map((name) => [name, ''])) };
}

/** Takes what has the form's own shape and nothing else: storage can hold anything. */
function likeForm(found: Record<string, unknown>): Filled {
  const fits = (own: unknown, value: unknown) => {
    if (Array.isArray(own)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
    if (typeof own === 'number') return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_ENTRIES;
    return typeof value === typeof own;
  };
  const kept = Object.entries(emptyForm).map(([name, own]) => [name, fits(own, found[name]) ? found[name] : own]);
  return withoutSecrets(Object.fromEntries(kept) as Filled);
}

/** What was typed on an earlier visit, if anything. */
export function readDraft(): Draft | undefined {
  try {
    const found: unknown = JSON.parse(storage()?.getItem(DRAFT_KEY) ?? 'null');
    if (typeof found !== 'object' || found === null || !('version' in found) || found.version !== VERSION) return undefined;
    const { savedAt, values } = found as { savedAt?: unknown; values?: unknown };
    if (typeof savedAt !== 'number' || typeof values !== 'object' || values === null) return undefined;
    return { savedAt, values: likeForm(values as Record<string, unknown>) };
  } catch {
    return undefined;
  }
}

/** Keeps what is typed; a form with nothing in it leaves nothing behind. */
export function writeDraft(filled: Filled): void {
  const values = withoutSecrets(filled);
  const isEmpty = Object.entries(emptyForm).every(([name, own]) => JSON.stringify(values[name as keyof Filled]) === JSON.stringify(own));
  try {
    if (isEmpty) storage()?.removeItem(DRAFT_KEY);
    else storage()?.setItem(DRAFT_KEY, JSON.stringify({ version: VERSION, savedAt: Date.now(), values }));
  } catch {
    // Full or forbidden: the form works without a draft.
  }
}

/** Forgets the draft: the application was sent, or the applicant starts afresh. */
export function removeDraft(): void {
  storage()?.removeItem(DRAFT_KEY);
}
