/** Memory in KiB at a moment, in milliseconds since the start of the load. */
export interface Sample {
  at: number;
  kib: number;
}

/** How much larger a process may be at the end than after the warm-up. */
export const MAX_GROWTH = 1.2;

/** Shares of the time; the median within each counts, because garbage is collected now and then. */
const WINDOWS = { warm: [0.2, 0.3], middle: [0.45, 0.55], end: [0.9, 1] } as const;

export interface Growth {
  start: number;
  warm: number;
  middle: number;
  end: number;
  isFlat: boolean;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Memory over a load of this duration: flat when the end is at most {@link MAX_GROWTH} times the warm-up. */
export function growthOf(samples: readonly Sample[], duration: number): Growth {
  const within = ([from, to]: readonly [number, number]) =>
    median(samples.filter(({ at }) => at >= from * duration && at <= to * duration).map(({ kib }) => kib));
  const [warm, middle, end] = [within(WINDOWS.warm), within(WINDOWS.middle), within(WINDOWS.end)];
  return { start: samples[0]?.kib ?? 0, warm, middle, end, isFlat: warm > 0 && end <= warm * MAX_GROWTH };
}

/** A call of the mock's log, as far as it tells how often a write was carried out. */
export interface LoggedCall {
  operationId: string;
  status?: string;
  key?: string;
  replayed?: boolean;
}

/** How often each key was carried out: successes that are no repetition of a kept response. */
export function runsByKey(calls: readonly LoggedCall[]): Map<string, number> {
  const runs = new Map<string, number>();
  for (const { status, key, replayed } of calls) if (key !== undefined && status === '0' && replayed !== true) runs.set(key, (runs.get(key) ?? 0) + 1);
  return runs;
}

/** Errors that the web server announces while the backend is down. */
const ANNOUNCED = [502, 503, 504];

/** Whether an HTTP error is the announced one: the backend was down, and the error has an envelope with a message. */
export function isAnnounced(status: number, text: string, wasDown: boolean): boolean {
  if (!wasDown || !ANNOUNCED.includes(status)) return false;
  try {
    const envelope = JSON.parse(text) as { status?: unknown; message?: unknown };
    return envelope.status === '-1' && typeof envelope.message === 'string';
  } catch {
    return false;
  }
}
