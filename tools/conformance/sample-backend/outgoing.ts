/** A response before it is sent. */
export interface Outgoing {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A response with JSON, by default with HTTP 200. */
export function json(value: unknown, status = 200): Outgoing {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}

/** A response with any text, of a media type or with other headers. */
export function text(status: number, headers: string | Record<string, string>, body: string): Outgoing {
  return { status, headers: typeof headers === 'string' ? { 'content-type': headers } : headers, body: Buffer.from(body) };
}

/** A refusal as the body of one that comes before the usual checks. */
export const REFUSAL = { status: '-1', message: '內容不正確，請檢查後再試。' };
