import type { Messages } from '@/i18n/types';
import { clearSent, readStored, writeStored } from '@/session/storage';
import { type CallFailure, isCallFailure, isOutcomeUnknown } from './call-failure.ts';

/** Where the customer can check the outcome: a key in `forms.duplicate.look`. */
export type PlaceToLook = keyof Messages['forms']['duplicate']['look'];

interface Submission {
  /** Submissions that replace each other share the name, such as card and wallet of one payment. */
  operation: string;
  /** Submissions with equal values are duplicates. Leave out secrets and one-time codes. */
  same: unknown;
  look: PlaceToLook;
  /** Milliseconds during which other tabs warn; at most {@link DUPLICATE_WINDOW}, the default. */
  within?: number;
}

/** Milliseconds during which a submission is recorded for all tabs. */
export const DUPLICATE_WINDOW = 120_000;

/** Milliseconds between the warning and a press that confirms it; ignores the second half of a double click. */
export const CONFIRM_DELAY = 1000;

/** Time of submission in milliseconds since 1970, by operation and checksum; in local storage, shared by all tabs. */
type Submissions = Record<string, number>;

/** Times of this page's own submissions by id: repeating those needs no warning. */
const own = new Map<string, number>();
let warned: { id: string; at: number; since: number } | undefined;

/**
 * Rejection of {@link sendOnce}: another tab, or this one before a reload, is submitting the same (`inFlight`) or did so recently
 * (`duplicate`).
 */
export class DuplicateSubmission extends Error implements CallFailure {
  readonly kind: 'inFlight' | 'duplicate';
  readonly look: PlaceToLook;

  constructor(kind: DuplicateSubmission['kind'], look: PlaceToLook) {
    super();
    this.kind = kind;
    this.look = look;
  }
}

/**
 * 16 bits: enough to distinguish the submissions of two minutes (a collision costs one more press), too few to recover a phone number or
 * text by brute force.
 */
function checksum(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 65_521;
  return sum;
}

/** Without expired entries and those of the future, which a clock that was set back leaves. */
function readSubmissions(now: number): Submissions {
  try {
    const all = Object.entries(JSON.parse(readStored('sent') ?? '{}') as Submissions);
    return Object.fromEntries(all.filter(([, at]) => at <= now && now - at < DUPLICATE_WINDOW));
  } catch {
    return {};
  }
}

function writeSubmissions(submissions: Submissions): void {
  if (Object.keys(submissions).length === 0) clearSent();
  else writeStored('sent', JSON.stringify(submissions));
}

/** Records a submission, or removes the record where `at` is undefined. */
function record(id: string, at: number | undefined): void {
  const { [id]: _, ...rest } = readSubmissions(Date.now());
  writeSubmissions(at === undefined ? rest : { ...rest, [id]: at });
}

/** Clears the records of an operation after a definitive failure, such as a declined payment. */
export function clearSubmissions(operation: string): void {
  writeSubmissions(Object.fromEntries(Object.entries(readSubmissions(Date.now())).filter(([id]) => !id.startsWith(`${operation}:`))));
}

/** Whether the customer was warned about this submission at least {@link CONFIRM_DELAY} ago; starts the warning otherwise. */
function isConfirmed(id: string, at: number, now: number): boolean {
  if (warned?.id !== id || warned.at !== at) warned = { id, at, since: now };
  return now - warned.since >= CONFIRM_DELAY;
}

async function sendRecorded<T>(id: string, { look, within = DUPLICATE_WINDOW }: Submission, send: () => Promise<T>): Promise<T> {
  const now = Date.now();
  const at = readSubmissions(now)[id];
  if (at !== undefined && now - at < within && at !== own.get(id) && !isConfirmed(id, at, now)) throw new DuplicateSubmission('duplicate', look);
  record(id, now);
  own.set(id, now);
  try {
    return await send();
  } catch (error) {
    // A definitive failure is no submission.
    if (isCallFailure(error) && !isOutcomeUnknown(error)) record(id, undefined);
    throw error;
  }
}

/**
 * Prevents accidental duplicate submissions across tabs and reloads (security 8). While one tab sends, others reject with `inFlight`; for
 * {@link DUPLICATE_WINDOW} afterwards the first attempt of another tab rejects with `duplicate`, and a second press sends. Browsers without
 * the Web Locks API only get the warning. Rejects with {@link DuplicateSubmission} or the error of `send`.
 */
export async function sendOnce<T>(submission: Submission, send: () => Promise<T>): Promise<T> {
  const id = `${submission.operation}:${checksum(JSON.stringify([readStored('mobileNo'), submission.same]))}`;
  if (!('locks' in navigator)) return sendRecorded(id, submission, send);
  let requested = false;
  try {
    return await navigator.locks.request(`sent:${id}`, { ifAvailable: true }, (lock) => {
      requested = true;
      if (lock === null) throw new DuplicateSubmission('inFlight', submission.look);
      return sendRecorded(id, submission, send);
    });
  } catch (error) {
    // The browser has the API but forbids it.
    if (!requested) return sendRecorded(id, submission, send);
    throw error;
  }
}
