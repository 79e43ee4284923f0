import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendOnce } from './send-once.ts';

/** Seconds until another code may be asked for (LOGIN-06). */
export const CODE_WAIT = 60;

/** A code that was sent. */
export interface SentCode {
  /** Milliseconds since 1970. */
  at: number;
  /** What the server wants back together with the code (`codePwd`); it is not the code. */
  reference?: string;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Codes by purpose and number; without session storage they are known as long as the page is. */
const memory = new Map<string, string>();

function read(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the memory above has it.
  }
  for (const listener of [...listeners]) listener();
}

function parse(stored: string): SentCode | undefined {
  try {
    const sent: unknown = JSON.parse(stored);
    return typeof sent === 'object' && sent !== null && 'at' in sent && typeof sent.at === 'number' ? (sent as SentCode) : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds left at a time; a clock that was put back cannot make the wait longer. */
export function secondsLeft(sent: SentCode | undefined, now: number): number {
  return sent === undefined ? 0 : Math.max(0, Math.min(CODE_WAIT, Math.ceil((sent.at - now) / 1000) + CODE_WAIT));
}

type Purpose = 'login' | 'reset' | 'travelCard' | 'ussd';

/** Sends a code. Each tab counts for itself; this asks before another tab sends a second one while the first one counts. */
export function sendCodeOnce<T>(purpose: Purpose, number: string, send: () => Promise<T>): Promise<T> {
  return sendOnce({ operation: `${purpose}Code`, same: number, look: 'code', within: CODE_WAIT * 1000 }, send);
}

/** The countdown of one purpose and number. */
export interface CodeCountdown {
  /** The last code that was sent, also after the wait is over. */
  sent: SentCode | undefined;
  /** Seconds until the next may be asked for; 0 = now. */
  seconds: number;
  /** Call when a code was sent. */
  start: (reference?: string) => void;
}

/**
 * Counts the seconds until another code may be sent to a number. Kept in session storage with the time of sending, so that closing the
 * form or reloading the page neither shortens the wait nor loses what the sent code needs.
 */
export function useCodeCountdown(purpose: Purpose, number: string): CodeCountdown {
  const key = `smsCode:${purpose}:${number}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  );
  const [now, setNow] = useState(() => Date.now());
  const sent = stored === undefined ? undefined : parse(stored);
  const seconds = secondsLeft(sent, now);
  const waiting = seconds > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another code or number is counted from the present time
  useEffect(() => {
    setNow(Date.now());
    if (!waiting) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [waiting, stored]);

  return {
    sent,
    seconds,
    start: (reference) => write(key, JSON.stringify({ at: Date.now(), ...(reference === undefined ? {} : { reference }) } satisfies SentCode)),
  };
}
