import { isEnvelope, type Payload, parse, payloadOf, transportError } from '../../../../src/api/envelope.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import { commonHeaders, DEFAULT_TIMEOUT_MS, lostCall, type RequestOptions, settings } from './client-settings.ts';

/** A request as the generated functions describe it. */
interface RequestConfig {
  url: string;
  method: string;
  headers?: object;
  params?: object;
  data?: unknown;
  signal?: AbortSignal;
}

function urlOf({ url, params = {} }: RequestConfig, base: string): string {
  const query = new URLSearchParams({ t: String(Date.now()) });
  for (const [name, value] of Object.entries(params)) if (value !== undefined && value !== null) query.set(name, String(value));
  return `${base.replace(/\/+$/, '')}${url}?${query}`;
}

function headersOf({ headers, data }: RequestConfig, options: RequestOptions): Headers {
  const all = new Headers(commonHeaders());
  for (const [name, value] of [...Object.entries(headers ?? {}), ...Object.entries(options.headers ?? {})])
    if (value !== undefined) all.set(name, String(value));
  // The browser names the boundary.
  if (data instanceof FormData) all.delete('content-type');
  return all;
}

/**
 * What the axios client does, by the platform's `fetch`: returns the payload of a successful envelope and throws an {@link ApiError} for everything
 * else, except for a cancellation.
 */
export async function request<T>(config: RequestConfig, options: RequestOptions = {}): Promise<Payload<T>> {
  const timeout = options.timeout ?? settings.timeout ?? DEFAULT_TIMEOUT_MS;
  const given = options.signal ?? config.signal;
  const url = urlOf(config, options.baseURL ?? settings.baseUrl ?? '');
  const controller = new AbortController();
  const cancel = () => controller.abort(given?.reason);
  if (given?.aborted) cancel();
  given?.addEventListener('abort', cancel);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    controller.abort();
  }, timeout);
  let response: { ok: boolean; status: number; data: string };
  try {
    const { method, data } = config;
    const body = data === undefined ? null : data instanceof FormData ? data : JSON.stringify(data);
    const answer = await fetch(url, { method, headers: headersOf(config, options), body, signal: controller.signal });
    response = { ok: answer.ok, status: answer.status, data: await answer.text() };
  } catch (error) {
    if (given?.aborted) throw error;
    throw lostCall(isLate ? 'timeout' : 'network', config.method, url, timeout, error);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', cancel);
  }
  if (!response.ok) throw transportError({ response });
  const body = parse(response.data);
  if (!isEnvelope(body)) throw new ApiError('malformed', '', 200);
  return payloadOf<T>(body, () => settings.onSessionExpired?.());
}

/** The body type of every function. */
export type BodyType<Body> = Body;
