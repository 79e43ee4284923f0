/** A request as the audit `network-requests` of Lighthouse lists it: milliseconds, and bytes with headers. */
export interface ListedRequest {
  url: string;
  resourceType?: string;
  rendererStartTime: number;
  /** Undefined while the request is under way. */
  networkEndTime?: number;
  transferSize: number;
}

/** Bytes of responses as transferred, and the number of requests. */
export interface Transferred {
  js: number;
  css: number;
  html: number;
  images: number;
  fonts: number;
  /** Responses of the backend and all else. */
  other: number;
  requests: number;
  /** Fetched for later pages and visits. */
  ahead: number;
}

/** Milliseconds without a request after which a page has what it shows: what it fetches then is for later pages and visits, and begins 500 ms after the load. */
const IDLE = 400;

const KINDS: Record<string, Exclude<keyof Transferred, 'requests' | 'ahead'>> = {
  Script: 'js',
  Stylesheet: 'css',
  Document: 'html',
  Image: 'images',
  Font: 'fonts',
};

/** Adds up the responses of a page until the network is idle for so many milliseconds. */
export function transferred(requests: readonly ListedRequest[], idle = IDLE): Transferred {
  const sum: Transferred = { js: 0, css: 0, html: 0, images: 0, fonts: 0, other: 0, requests: 0, ahead: 0 };
  let busyUntil = Number.POSITIVE_INFINITY;
  for (const { url, resourceType = '', rendererStartTime, networkEndTime, transferSize } of requests.toSorted(byStart)) {
    if (!url.startsWith('http')) continue;
    if (sum.ahead > 0 || rendererStartTime - busyUntil >= idle) {
      sum.ahead += transferSize;
      continue;
    }
    busyUntil = Math.max(sum.requests === 0 ? 0 : busyUntil, networkEndTime ?? Number.POSITIVE_INFINITY);
    sum.requests += 1;
    sum[KINDS[resourceType] ?? 'other'] += transferSize;
  }
  return sum;
}

const byStart = (one: ListedRequest, other: ListedRequest) => one.rendererStartTime - other.rendererStartTime;

export const kib = (bytes: number) => Number((bytes / 1024).toFixed(1));

/** The median; of an even number of values the upper one. Infinite values, such as of a press without effect, count as the largest. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

/** The median of each figure of several runs; what is no figure is that of the first run. */
export function medians<Run extends object>(runs: readonly Run[]): Run {
  const [first] = runs;
  if (first === undefined) throw new Error('Nothing was measured');
  const entries = (Object.entries(first) as [keyof Run, unknown][]).map(([name, value]) => {
    const all = runs.map((run) => run[name]);
    if (typeof value === 'number') return [name, median(all as number[])];
    return [name, value !== null && typeof value === 'object' && !Array.isArray(value) ? medians(all as object[]) : value];
  });
  return Object.fromEntries(entries) as Run;
}
