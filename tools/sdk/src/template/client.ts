import type { Language as Served } from '../../../../openapi/languages.ts';
import { ApiError, type ApiErrorKind, envelopeOf, type Payload, payloadOf, transportError } from '../../../../src/api/errors.ts';

/** Language of every text in a response; `zh-Hans` is served as `cn`. */
export type Language = Served | 'zh-Hans';

/** Settings of every call; a function is evaluated for each call. */
export interface ClientSettings {
  /** URL before the contract's paths, such as `https://api.example.com`. Empty: the page's own origin. */
  baseUrl?: string;
  /** Default `cn`. */
  language?: Language | (() => Language);
  /** Session token of the customer, from `login` or `loginPrepaid`; empty for visitors. */
  token?: string | (() => string | undefined);
  /** Milliseconds until a call counts as lost; 30,000 unless set. */
  timeout?: number;
  /** Called when a response reports an expired session (status −2), before the call rejects. */
  onSessionExpired?: () => void;
}

/** Options of one call, for instance `{ headers: { token, language: 'en' } }`, which take precedence over the settings. */
export interface RequestOptions {
  headers?: Record<string, string>;
  baseURL?: string;
  /** Milliseconds. */
  timeout?: number;
  signal?: AbortSignal;
}

/** A request as the generated functions describe it. */
interface RequestConfig {
  url: string;
  method: string;
  headers?: object;
  params?: object;
  data?: unknown;
  signal?: AbortSignal;
}

const settings: ClientSettings = {};

/** Changes the given settings. */
export function configureClient(changes: ClientSettings): void {
  Object.assign(settings, changes);
}

const current = <T extends string>(setting: T | (() => T | undefined) | undefined): T | undefined => (typeof setting === 'function' ? setting() : setting);

export const currentLanguage = (): Language => current(settings.language) ?? 'cn';

/** The error of a call without a response: its message is for the developer, its cause what `fetch` threw. */
function lostCall(kind: ApiErrorKind, method: string, url: string, timeout: number, cause: unknown): ApiError {
  if (kind === 'timeout') return new ApiError(kind, `${method} ${url}: no response within ${timeout} ms`, undefined, { cause });
  const { message, code } = ((cause as Error).cause ?? cause) as { message?: string; code?: string };
  return new ApiError(kind, `${method} ${url}: no response (${message || code || 'network error'})`, undefined, { cause });
}

function urlOf({ url, params = {} }: RequestConfig, base: string): string {
  const query = new URLSearchParams({ t: String(Date.now()) });
  for (const [name, value] of Object.entries(params)) if (value !== undefined && value !== null) query.set(name, String(value));
  return `${base.replace(/\/+$/, '')}${url}?${query}`;
}

function headersOf({ headers, data }: RequestConfig, options: RequestOptions): Headers {
  const all = new Headers({ language: currentLanguage(), token: current(settings.token) ?? '' });
  for (const [name, value] of Object.entries({ ...headers, ...options.headers })) if (value !== undefined) all.set(name, String(value));
  // The browser names the boundary.
  if (data instanceof FormData) all.delete('content-type');
  return all;
}

/**
 * Every function and hook calls it. Returns the payload of a successful envelope and throws an {@link ApiError} for everything else, except for a
 * cancellation.
 */
export async function request<T>(config: RequestConfig, options: RequestOptions = {}): Promise<Payload<T>> {
  const timeout = options.timeout ?? settings.timeout ?? 30_000;
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
  try {
    return payloadOf<T>(envelopeOf(response.data));
  } catch (error) {
    if ((error as ApiError).kind === 'sessionExpired') settings.onSessionExpired?.();
    throw error;
  }
}

/** The error type of every hook. */
export type ErrorType<_Documented> = ApiError;

/** The body type of every function. */
export type BodyType<Body> = Body;
