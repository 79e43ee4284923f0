import { execFileSync } from 'node:child_process';

/** Memory in KiB at a moment, in milliseconds since the start of the load. */
export interface Sample {
  at: number;
  kib: number;
}

/** How much higher the peak of the last part may be than that of the first part after the warm-up. */
export const MAX_GROWTH = 1.2;

/** Shares of the time. The first fifth is the warm-up. */
const EARLY = [0.2, 0.5] as const;
const LATE = [0.7, 1] as const;

/** Peaks of the memory in KiB: after the warm-up, and of the last part. */
export interface Growth {
  early: number;
  late: number;
  isFlat: boolean;
}

/**
 * Memory over a load of this duration: flat when its peaks do not grow by more than {@link MAX_GROWTH}. Peaks are compared because a garbage
 * collector gives memory back and takes it again at any time.
 */
export function growthOf(samples: readonly Sample[], duration: number): Growth {
  const peak = ([from, to]: readonly [number, number]) =>
    Math.max(0, ...samples.filter(({ at }) => at >= from * duration && at <= to * duration).map(({ kib }) => kib));
  const [early, late] = [peak(EARLY), peak(LATE)];
  return { early, late, isFlat: early > 0 && late <= early * MAX_GROWTH };
}

/** Resident memory in KiB of a process and of all that it started. */
export function memoryOf(root: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kib: number]);
  const below = (process: number): number => rows.reduce((sum, [pid, parent, kib]) => (parent === process ? sum + kib + below(pid) : sum), 0);
  return (rows.find(([pid]) => pid === root)?.[2] ?? 0) + below(root);
}

/** A call of the mock's log, as far as it tells how often a write was carried out. */
export interface LoggedCall {
  operationId: string;
  status?: string;
  key?: string;
  replayed?: boolean;
}

/** How often each key was carried out: successes that are no repetition of a stored response. */
export function runsByKey(calls: readonly LoggedCall[]): Map<string, number> {
  const runs = new Map<string, number>();
  for (const { status, key, replayed } of calls) if (key !== undefined && status === '0' && replayed !== true) runs.set(key, (runs.get(key) ?? 0) + 1);
  return runs;
}

/** The envelope of a response, as far as it has one. */
export function envelopeOf(text: string): { status?: unknown; message?: unknown; data?: unknown } {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Errors that the web server announces while the backend is down. */
const ANNOUNCED = [502, 503, 504];

/** Whether an HTTP error is the announced one: the backend was down, and the error has an envelope with a message. */
export function isAnnounced(status: number, text: string, wasDown: boolean): boolean {
  const envelope = envelopeOf(text);
  return wasDown && ANNOUNCED.includes(status) && envelope.status === '-1' && typeof envelope.message === 'string';
}
