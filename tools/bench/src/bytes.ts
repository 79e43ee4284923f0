/** One event of Chrome's protocol, as Lighthouse keeps it. */
export interface ProtocolEvent {
  method: string;
  params: unknown;
}

/** Bytes of the bodies as they came, and how many requests there were. */
export interface Transferred {
  js: number;
  css: number;
  html: number;
  images: number;
  fonts: number;
  /** Answers of the backend. */
  data: number;
  requests: number;
}

interface Received {
  requestId: string;
  type: string;
  response: { url: string; headers: Record<string, string>; encodedDataLength?: number };
}

const KINDS: Record<string, Exclude<keyof Transferred, 'requests'>> = {
  Script: 'js',
  Stylesheet: 'css',
  Document: 'html',
  Image: 'images',
  Font: 'fonts',
  XHR: 'data',
  Fetch: 'data',
};

/** Adds up what a page load transferred, without the heads of the answers: they differ between servers, bodies do not. */
export function transferred(log: readonly ProtocolEvent[]): Transferred {
  const sum: Transferred = { js: 0, css: 0, html: 0, images: 0, fonts: 0, data: 0, requests: 0 };
  for (const { method, params } of log) {
    if (method !== 'Network.responseReceived') continue;
    const { type, response } = params as Received;
    if (!response.url.startsWith('http')) continue;
    sum.requests += 1;
    const kind = KINDS[type];
    if (kind === undefined) continue;
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
    if (length === undefined) throw new Error(`${response.url} came without its length, so its bytes cannot be counted`);
    sum[kind] += Number(length);
  }
  return sum;
}
