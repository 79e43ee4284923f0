import { siteConfig } from '@/brand/config';
import { i18n } from '@/i18n/i18n';
import { destination } from '@/lib/destination';
import { showToast } from '@/lib/toasts';
import { customerNumber } from '@/session/session';
import { readStored, removeStored, writeStored } from '@/session/storage';
import { type CallFailure, type CheckPlace, CONFIRM_DELAY, isCallFailure, isOutcomeUnknown } from './call-failure.ts';

interface Submission {
  /** Submissions that replace each other share the name, such as card and wallet of one payment. */
  operation: string;
  /** Submissions with equal values are duplicates. Leave out secrets and one-time codes. */
  identity: unknown;
  /** What else the request says; a change is a new intention with a key of its own. Neither secrets nor one-time codes. */
  fingerprint?: unknown;
  whereToCheck: CheckPlace;
  /** Milliseconds during which the submission is remembered; by default {@link DUPLICATE_WINDOW}, or {@link UNKNOWN_WINDOW}. */
  within?: number;
  /** It is the same, logged in or not. */
  ofAnyone?: true;
}

/** The contract's header; empty where keys are switched off. */
export type IdempotencyHeaders = { 'Idempotency-Key'?: string };

/** Milliseconds during which other tabs, and this one after a reload, warn before they repeat a submission that succeeded. */
export const DUPLICATE_WINDOW = 120_000;

/** Milliseconds during which a submission is remembered whose outcome the customer does not know, over the end of the session, too. */
export const UNKNOWN_WINDOW = 86_400_000;

interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  /** Missing until the server has confirmed the submission; `seen` once a page has shown so. */
  done?: 'seen' | 'unseen';
  /** Idempotency key; a confirmed submission has none. */
  key?: string | undefined;
  /** Checksum of the request that has the key. */
  of: number;
  /** Checksum of the customer. */
  by: number;
  /** Milliseconds since 1970 at which it is forgotten. */
  until: number;
}

/** By operation and checksum; in local storage, shared by all tabs. */
type Submissions = Record<string, Entry>;

/** Times of this page's own successful submissions by id: repeating those is meant. */
const own = new Map<string, number>();
/** The last message about a submission that may have been carried out: a second press confirms it, of whatever form and page. */
let warned: { id: string; at: number; since: number; failure: CallFailure } | undefined;

/** Rejection of {@link sendOnce}: another tab is submitting the same (`inFlight`), or it was submitted recently (`duplicate`). */
export class DuplicateSubmission extends Error implements CallFailure {
  readonly kind: 'inFlight' | 'duplicate';
  readonly whereToCheck: CheckPlace;
  /** Milliseconds since 1970 at which it was sent, where it is known to have succeeded unseen. */
  readonly doneAt: number | undefined;

  constructor(kind: DuplicateSubmission['kind'], whereToCheck: CheckPlace, doneAt?: number) {
    super();
    this.kind = kind;
    this.whereToCheck = whereToCheck;
    this.doneAt = doneAt;
  }
}

/** It succeeded after the customer had left the page that would have shown so: a toast has said it, and the caller has nothing left to do. */
class LeftPage extends Error implements CallFailure {
  readonly kind = 'left';
}

/** The device had no connection, so that nothing was sent. */
class Offline extends Error implements CallFailure {
  readonly kind = 'offline';
}

/**
 * 16 bits: enough to distinguish the submissions of some minutes (a collision costs one more press), too few to recover a phone number or
 * text by brute force.
 */
function checksum(value: unknown): number {
  let sum = 0;
  for (const character of JSON.stringify(value ?? null)) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}

/** Without expired entries and those of the future, which a clock that was set back leaves. */
function readSubmissions(now: number): Submissions {
  try {
    const all = Object.entries(JSON.parse(readStored('sent') ?? '{}') as Submissions);
    return Object.fromEntries(all.filter(([, { at, until }]) => at <= now && now < until));
  } catch {
    return {};
  }
}

function writeSubmissions(submissions: Submissions): void {
  if (Object.keys(submissions).length === 0) removeStored('sent');
  else writeStored('sent', JSON.stringify(submissions));
}

/** Records a submission, or removes the record where `entry` is undefined. */
function record(id: string, entry: Entry | undefined): void {
  const { [id]: _, ...rest } = readSubmissions(Date.now());
  writeSubmissions(entry === undefined ? rest : { ...rest, [id]: entry });
}

/** A success may have undone what the customer's earlier submission of the operation did: repeating that one is a new intention. */
function retireKeys(operation: string, by: number): void {
  // Nor is it true any more that repeating is safe.
  if (warned?.id.startsWith(`${operation}:`)) warned = undefined;
  const all = Object.entries(readSubmissions(Date.now()));
  writeSubmissions(
    Object.fromEntries(all.map(([id, entry]) => [id, id.startsWith(`${operation}:`) && entry.by === by ? { ...entry, key: undefined } : entry])),
  );
}

/** As a reload does: what this page has sent is repeated with a warning only. */
export function forgetOwnSubmissions(): void {
  own.clear();
}

/** Throws the warning about this submission unless the customer has had it for {@link CONFIRM_DELAY}. */
function confirm(id: string, { at, done }: Entry, whereToCheck: CheckPlace): void {
  const now = Date.now();
  if (warned?.id !== id || warned.at !== at)
    warned = { id, at, since: now, failure: new DuplicateSubmission('duplicate', whereToCheck, done === 'unseen' ? at : undefined) };
  if (now - warned.since < CONFIRM_DELAY) throw warned.failure;
}

/** `off` by default for an API of another origin, whose CORS rules may not know the header. */
function keys(): 'off' | 'sent' | 'kept' {
  return siteConfig.idempotencyKeys || (siteConfig.apiBase === '' ? 'sent' : 'off');
}

/** Undefined where keys are off, and on pages without a secure context (development over http), which have no `randomUUID`. */
export function newKey(): string | undefined {
  return keys() === 'off' ? undefined : window.crypto.randomUUID?.();
}

async function sendRecorded<T>(
  id: string,
  { operation, whereToCheck, within, ...values }: Submission,
  send: (headers: IdempotencyHeaders) => Promise<T>,
): Promise<T> {
  const now = Date.now();
  const [of, by] = [checksum(values.fingerprint), checksum(customerNumber())];
  const last = readSubmissions(now)[id];
  const isRepeat = last?.key !== undefined && last.of === of;
  // With `ofAnyone`: who sent it first may still ask what has become of it.
  const isOfAnother = last !== undefined && !last.done && last.by !== by;
  const isIntendedRepeat = last === undefined || (last.done ? own.get(id) === last.at : isRepeat && !isOfAnother && keys() === 'kept');
  if (!isIntendedRepeat) confirm(id, last, whereToCheck);

  const { pathname } = destination();
  const key = isRepeat ? last.key : newKey();
  record(id, { at: now, until: now + (within ?? UNKNOWN_WINDOW), of, by, key });
  const succeeded = (done: 'seen' | 'unseen') => {
    retireKeys(operation, by);
    record(id, { at: now, until: now + (within ?? (done === 'seen' ? DUPLICATE_WINDOW : UNKNOWN_WINDOW)), of, by, done });
  };
  let result: T;
  try {
    result = await send(key === undefined ? {} : { 'Idempotency-Key': key });
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    // What came after the session had ended says as much of the submission as it would have said before.
    const { kind, cause } = error;
    const outcome = kind === 'superseded' && isCallFailure(cause) ? cause : error;
    if (outcome.kind === 'superseded') succeeded('unseen');
    else if (isOutcomeUnknown(outcome)) {
      error.unknown = { whereToCheck, repeatable: key !== undefined && keys() === 'kept' };
      warned = { id, at: now, since: Date.now(), failure: error };
    } else {
      // This attempt changed nothing; an earlier one whose outcome is unknown may have. A refused key is not used again.
      record(id, last && outcome.kind === 'business' ? { ...last, key: undefined } : last);
    }
    throw error;
  }
  if (destination().pathname !== pathname) {
    succeeded('unseen');
    showToast(whereToCheck === 'payment' ? 'info' : 'success', i18n.t(`late.${whereToCheck}`, { ns: 'forms' }));
    throw new LeftPage();
  }
  succeeded(isOfAnother ? 'unseen' : 'seen');
  own.set(id, now);
  return result;
}

/**
 * Prevents accidental duplicate submissions by presses, tabs and reloads (security 8): a lock while one is in flight, a record of what was
 * sent, and one warning. While one tab sends, others reject with `inFlight`. A repetition of what may have been done rejects with
 * `duplicate` the first time, unless this page has just said that the outcome is unknown, and is sent by the next press; it carries the key of the first attempt, so that a backend that keeps keys
 * does it once (`siteConfig.idempotencyKeys` says whether it does: then no warning is needed). Browsers without the Web Locks API only get
 * the warning. Rejects with {@link DuplicateSubmission}, the error of `send`, whose `unknown` is set if the outcome is, or silently (`left`) if the page
 * that would show the success has been left.
 */
export async function sendOnce<T>(submission: Submission, send: (headers: IdempotencyHeaders) => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new Offline();
  const id = `${submission.operation}:${checksum([submission.ofAnyone ? '' : customerNumber(), submission.identity])}`;
  let requested = false;
  try {
    return await navigator.locks.request(`sent:${id}`, { ifAvailable: true }, (lock) => {
      requested = true;
      if (lock === null) throw new DuplicateSubmission('inFlight', submission.whereToCheck);
      return sendRecorded(id, submission, send);
    });
  } catch (error) {
    // The browser lacks the API or forbids it.
    if (!requested) return sendRecorded(id, submission, send);
    throw error;
  }
}
