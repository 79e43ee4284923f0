import { storedLanguage } from '../session/language.ts';
import { expireSession, sessionToken } from '../session/session.ts';
import { callObserver } from './call-observer.ts';
import { isEnvelope, type Payload, parse, payloadOf, transportError } from './envelope.ts';
import { ApiError } from './errors.ts';
import { type Call, type RequestOptions, send } from './transport.ts';

const TIMEOUT_MS = 30_000;

/** Sends a call and tells the development tools about it. */
async function observed(call: Call & RequestOptions): Promise<XMLHttpRequest> {
  const observer = callObserver.current;
  const method = call.method.toLowerCase();
  const headers: Call['headers'] = { ...call.headers, ...observer?.begin(method, call.url) };
  const key = headers['Idempotency-Key'];
  try {
    const response = await send({ ...call, headers });
    const servedBy = response.getResponseHeader('x-served-by');
    observer?.end(method, call.url, response.status, {
      ...(servedBy === null ? {} : { servedBy }),
      ...(key === undefined ? {} : { key, replayed: response.getResponseHeader('idempotency-replayed') === 'true' }),
    });
    if (response.status === 400) observer?.refuse(call.method, call.url, response.getResponseHeader('x-contract-violations') ?? '');
    return response;
  } catch (error) {
    if (!call.signal?.aborted) observer?.end(method, call.url, 0, key === undefined ? {} : { key, replayed: false });
    throw error;
  }
}

/**
 * Sends the requests of all generated hooks. Returns the payload of a successful envelope and throws an {@link ApiError} for everything else; a cancelled
 * call throws the reason of its signal.
 */
export async function request<T>(call: Call, options: RequestOptions = {}): Promise<Payload<T>> {
  // HTTP-04 … HTTP-06: every request carries the language, the token and the time. A log-out brings the token of the session that has ended.
  const token = options.headers?.token ?? sessionToken();
  const { status, responseText } = await (import.meta.env.DEV ? observed : send)({
    timeout: TIMEOUT_MS,
    ...call,
    ...options,
    params: { ...call.params, t: Date.now() },
    headers: { accept: 'application/json', ...call.headers, ...options.headers, language: storedLanguage(), token },
  });
  if (status < 200 || status > 299) throw transportError({ response: { status, data: responseText } });
  const body = parse(responseText);
  if (!isEnvelope(body)) throw new ApiError('malformed', '', 200);
  if (import.meta.env.DEV) await callObserver.current?.check(call.method, call.url, body);
  const payload = payloadOf<T>(body, () => {
    // A response to a request of an earlier session does not end the current one.
    if (sessionToken() === token) expireSession();
  });
  // Some backends send null for an empty payload, which only a write may have.
  if (payload === null && call.method === 'GET') throw new ApiError('malformed', '', 200);
  return payload;
}

/** Used by the generated hooks. */
export type ErrorType<_Documented> = ApiError;

/** Used by the generated hooks. */
export type BodyType<Body> = Body;
