/** One event of the Chrome DevTools Protocol, as Lighthouse records it. */
export interface ProtocolEvent {
  method: string;
  params: unknown;
}

/** Bytes of response bodies as transferred, and the number of requests. */
export interface Transferred {
  js: number;
  css: number;
  html: number;
  images: number;
  fonts: number;
  /** Responses of the backend and all else. */
  other: number;
  requests: number;
}

interface Received {
  requestId: string;
  type: string;
  response: { url: string; headers: Record<string, string>; encodedDataLength?: number };
}

/** Seconds without a request after which a page has what it shows: what it fetches then is for later pages and visits. */
const IDLE = 1;

/** The events of a page load until the network is idle. */
export function untilIdle(log: readonly ProtocolEvent[]): ProtocolEvent[] {
  const underWay = new Set<string>();
  let idleSince = Number.POSITIVE_INFINITY;
  const end = log.findIndex(({ method, params }) => {
    const { requestId, timestamp } = params as { requestId: string; timestamp: number };
    if (method === 'Network.requestWillBeSent') {
      if (timestamp - idleSince >= IDLE) return true;
      underWay.add(requestId);
      idleSince = Number.POSITIVE_INFINITY;
    } else if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') {
      underWay.delete(requestId);
      if (underWay.size === 0) idleSince = timestamp;
    }
    return false;
  });
  return log.slice(0, end === -1 ? undefined : end);
}

const KINDS: Record<string, Exclude<keyof Transferred, 'requests'>> = {
  Script: 'js',
  Stylesheet: 'css',
  Document: 'html',
  Image: 'images',
  Font: 'fonts',
};

/** Adds up the bodies of a page load; headers do not count, because they differ between servers. */
export function transferred(log: readonly ProtocolEvent[]): Transferred {
  const sum: Transferred = { js: 0, css: 0, html: 0, images: 0, fonts: 0, other: 0, requests: 0 };
  for (const { method, params } of log) {
    if (method !== 'Network.responseReceived') continue;
    const { type, response } = params as Received;
    if (!response.url.startsWith('http')) continue;
    sum.requests += 1;
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
    if (length === undefined) throw new Error(`${response.url} came without its length, so its bytes cannot be counted`);
    sum[KINDS[type] ?? 'other'] += Number(length);
  }
  return sum;
}
