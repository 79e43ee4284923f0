import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of a single wait, and of all of a run, that a server may ask for with `Retry-After`. */
const MAX_WAIT = 15_000;
const MAX_WAITED = 90_000;

/** Milliseconds of `Retry-After`: seconds, or a date. */
function millisecondsOf(retryAfter: string): number | undefined {
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** Spaces the requests of a run, and holds all of them back while the server asks for it. */
export class Pace {
  /** Number of waits that the server asked for, and their milliseconds. */
  readonly held = { times: 0, milliseconds: 0 };
  private next = 0;
  private readonly interval: number;
  private readonly signal: AbortSignal;

  /** @param rate requests per second; undefined for no limit */
  constructor(rate: number | undefined, signal: AbortSignal) {
    this.interval = rate === undefined ? 0 : 1000 / rate;
    this.signal = signal;
  }

  /** Resolves when the next request may be sent. */
  async turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.next);
    if (this.interval > 0) this.next = at + this.interval;
    if (at > now) await wait(at - now, undefined, { signal: this.signal });
  }

  /** Holds every request back as a 429 asks; false when it does not say for how long, or for too long. */
  hold(retryAfter: string | undefined): boolean {
    const asked = retryAfter === undefined ? undefined : millisecondsOf(retryAfter);
    if (asked === undefined || asked > MAX_WAIT) return false;
    const now = performance.now();
    const more = Math.max(0, now + asked - Math.max(now, this.next));
    // Requests under way together are told the same, which is one wait.
    if (this.held.milliseconds + more > MAX_WAITED) return false;
    if (more > 0) this.held.times += 1;
    this.held.milliseconds += more;
    this.next = Math.max(this.next, now + asked);
    return true;
  }
}
