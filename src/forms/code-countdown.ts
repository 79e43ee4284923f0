import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store';
import { readStored, writeStored } from '@/session/storage';
import { type IdempotencyHeaders, sendOnce } from './send-once.ts';

/** Seconds until another code may be requested (LOGIN-06). */
export const CODE_WAIT = 60;

export interface SentCode {
  /** Milliseconds since 1970. */
  at: number;
  /** Sent back to the server together with the code (`codePwd`); not the code itself. */
  reference?: string;
}

type CodeKey = `smsCode:${string}`;

/** Until the page is unloaded: for browsers without session storage, and after a log-out, which leaves no number in it. */
const memory = createStore<Partial<Record<CodeKey, string>>>({});

const read = (key: CodeKey) => readStored(key) ?? memory.get()[key];

function write(key: CodeKey, value: string): void {
  writeStored(key, value);
  memory.set({ ...memory.get(), [key]: value });
}

function parse(stored: string): SentCode | undefined {
  try {
    const sent = JSON.parse(stored) as SentCode | null;
    return typeof sent?.at === 'number' ? sent : undefined;
  } catch {
    return undefined;
  }
}

/** At most {@link CODE_WAIT}, also after the clock was set back. */
export function secondsLeft(sent: SentCode | undefined, now: number): number {
  return sent === undefined ? 0 : Math.max(0, Math.min(CODE_WAIT, Math.ceil((sent.at - now) / 1000) + CODE_WAIT));
}

type Purpose = 'login' | 'reset' | 'travelCard' | 'ussd';

/** Sends a code. The countdown is per tab; this warns before another tab sends a second code during the wait. */
export function sendCodeOnce<T>(purpose: Purpose, number: string, send: (headers: IdempotencyHeaders) => Promise<T>): Promise<T> {
  return sendOnce({ operation: `${purpose}Code`, identity: number, whereToCheck: 'code', within: CODE_WAIT * 1000 }, send);
}

export type CodeCountdown = ReturnType<typeof useCodeCountdown>;

/**
 * Counts down the seconds until another code may be sent to a number. Stored in session storage with the time of sending, so that closing
 * the form or reloading the page neither shortens the wait nor loses the reference.
 */
export function useCodeCountdown(purpose: Purpose, number: string) {
  const key: CodeKey = `smsCode:${purpose}:${number}`;
  const stored = useSyncExternalStore(
    memory.subscribe,
    () => read(key),
    () => undefined,
  );
  const [now, setNow] = useState(() => Date.now());
  const sent = stored === undefined ? undefined : parse(stored);
  const seconds = secondsLeft(sent, now);
  const waiting = seconds > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts for another code or number
  useEffect(() => {
    setNow(Date.now());
    if (!waiting) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [waiting, stored]);

  return {
    /** The last code sent, also after the wait. */
    sent,
    /** Until the next may be requested; 0 = now. */
    seconds,
    start: (reference?: string) => write(key, JSON.stringify({ at: Date.now(), reference })),
  };
}
