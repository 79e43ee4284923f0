import type { EngineRequest } from './prism.ts';

/** Milliseconds to wait for a backend. */
const PATIENCE = 10_000;
const HOP_BY_HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect', 'keep-alive', 'upgrade']);

/** A backend's answer, or why the mock has to stand in. */
export type UpstreamAnswer = { status: number; headers: Record<string, string>; bytes: Buffer; body: unknown } | { why: string };

/**
 * Sends the request to a real backend byte for byte. An operation that the backend does not have (404, 501) or a backend that cannot be
 * reached is answered by the mock instead, and the answer says so.
 */
export async function askUpstream(upstream: string, request: EngineRequest): Promise<UpstreamAnswer> {
  try {
    const response = await fetch(new URL(request.url, upstream), {
      method: request.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.has(name))),
      ...(request.raw.length === 0 ? {} : { body: new Uint8Array(request.raw) }),
    });
    if (response.status === 404 || response.status === 501) return { why: `backend answered ${response.status}` };
    const bytes = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    let body: unknown = bytes.toString('utf8');
    if (/json/.test(headers['content-type'] ?? '')) {
      try {
        body = JSON.parse(bytes.toString('utf8'));
      } catch {
        // Left as text: the schema check then says that an object was expected.
      }
    }
    return { status: response.status, headers, bytes, body };
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause;
    return { why: `backend not reached (${cause?.code ?? (error as Error).name})` };
  }
}
