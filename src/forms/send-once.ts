import type { Messages } from '@/i18n/types';
import { forgetSent, readStored, writeStored } from '@/session/storage';
import { type CallFailure, isCallFailure, isOutcomeUnknown } from './call-failure.ts';

/** Where the customer can look whether something was done; the names of the texts `forms.again.look`. */
export type PlaceToLook = keyof Messages['forms']['again']['look'];

/** What is about to be sent. */
interface Sending {
  /** Whatever counts as the same sending has the same name, such as card and wallet for one payment. */
  operation: string;
  /** What makes two sendings the same. Leave secrets and one-time codes out: they do not. */
  same: unknown;
  look: PlaceToLook;
  /** Milliseconds for which another tab warns; at most {@link REMEMBERED}, which is the usual. */
  within?: number;
}

/** Milliseconds for which every tab remembers what was sent. */
export const REMEMBERED = 120_000;

/** Milliseconds that the warning must have been there before a press means "send it again": the second half of a double click does not. */
export const READING = 1000;

/** Times of sending, in milliseconds since 1970, by operation and checksum: what all tabs know. */
type Memory = Record<string, number>;

/** What this page sent itself and what it was warned about, by id: the time in the memory that is known here. */
const own = new Map<string, number>();
let warned: { id: string; at: number; since: number } | undefined;

/** Not sent: another tab, or this one before it was loaded anew, is sending the same (`underWay`) or has just done so (`sentBefore`). */
export class DuplicateSubmission extends Error implements CallFailure {
  readonly kind: 'underWay' | 'sentBefore';
  readonly look: PlaceToLook;

  constructor(kind: DuplicateSubmission['kind'], look: PlaceToLook) {
    super();
    this.kind = kind;
    this.look = look;
  }
}

/**
 * 16 bits: enough to tell two sendings of two minutes apart (a mix-up costs one more press), far too few to find out a number or a text
 * by trying, as a longer digest of eight digits would allow.
 */
function checksum(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 65_521;
  return sum;
}

function remembered(now: number): Memory {
  try {
    const all = Object.entries(JSON.parse(readStored('sent') ?? '{}') as Memory);
    // A clock that was put back must not warn for ever.
    return Object.fromEntries(all.filter(([, at]) => at <= now && now - at < REMEMBERED));
  } catch {
    return {};
  }
}

function keep(memory: Memory): void {
  if (Object.keys(memory).length === 0) forgetSent();
  else writeStored('sent', JSON.stringify(memory));
}

/** Notes when something was sent, or with `undefined` that it was not sent after all. What is too old goes. */
function note(id: string, at: number | undefined): void {
  const { [id]: _, ...rest } = remembered(Date.now());
  keep(at === undefined ? rest : { ...rest, [id]: at });
}

/** What came of it is known and was nothing, such as a payment that was declined: the next try is the first. */
export function forgetSending(operation: string): void {
  keep(Object.fromEntries(Object.entries(remembered(Date.now())).filter(([id]) => !id.startsWith(`${operation}:`))));
}

/** Whether the customer has read that this was sent before, and has pressed again. */
function insists(id: string, at: number, now: number): boolean {
  if (warned?.id !== id || warned.at !== at) warned = { id, at, since: now };
  return now - warned.since >= READING;
}

async function sendNoted<T>(id: string, { look, within = REMEMBERED }: Sending, send: () => Promise<T>): Promise<T> {
  const now = Date.now();
  const at = remembered(now)[id];
  if (at !== undefined && now - at < within && at !== own.get(id) && !insists(id, at, now)) throw new DuplicateSubmission('sentBefore', look);
  note(id, now);
  own.set(id, now);
  try {
    return await send();
  } catch (error) {
    // Refused for sure: the next try is the first.
    if (isCallFailure(error) && !isOutcomeUnknown(error)) note(id, undefined);
    throw error;
  }
}

/**
 * Sends what must not go out twice unknown to the customer, over all tabs of the browser and over a reload. While one tab sends it, the
 * others refuse; for {@link REMEMBERED} afterwards another one says first that it was sent, and a second press sends it again. Rejects with
 * {@link DuplicateSubmission} then, which the form kit puts into words. Where the browser has no locks it cannot refuse, only warn.
 */
export async function sendOnce<T>(sending: Sending, send: () => Promise<T>): Promise<T> {
  const id = `${sending.operation}:${checksum(JSON.stringify([readStored('mobileNo'), sending.same]))}`;
  if (!('locks' in navigator)) return sendNoted(id, sending, send);
  let asked = false;
  try {
    return await navigator.locks.request(`sent:${id}`, { ifAvailable: true }, (lock) => {
      asked = true;
      if (lock === null) throw new DuplicateSubmission('underWay', sending.look);
      return sendNoted(id, sending, send);
    });
  } catch (error) {
    // A browser that has locks and forbids them.
    if (!asked) return sendNoted(id, sending, send);
    throw error;
  }
}
