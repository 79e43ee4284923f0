import type { Language as Served } from '../../../../openapi/languages.ts';
import { ApiError, envelopeOf, type Payload, payloadOf, transportError } from '../../../../src/api/errors.ts';

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
  const late = AbortSignal.timeout(timeout);
  // Not `AbortSignal.any`, which supported browsers of 2023 lack.
  const controller = new AbortController();
  const cancel = () => controller.abort();
  for (const signal of [given, late]) signal?.addEventListener('abort', cancel);
  if (given?.aborted) cancel();
  let response: { ok: boolean; status: number; data: string };
  try {
    const { method, data } = config;
    const body = data === undefined ? null : data instanceof FormData ? data : JSON.stringify(data);
    const answer = await fetch(url, { method, headers: headersOf(config, options), body, signal: controller.signal });
    response = { ok: answer.ok, status: answer.status, data: await answer.text() };
  } catch (cause) {
    given?.throwIfAborted();
    // For the developer.
    const { message, code } = ((cause as Error).cause ?? cause) as { message?: string; code?: string };
    const reason = late.aborted ? `within ${timeout} ms` : `(${message || code || 'network error'})`;
    throw new ApiError(late.aborted ? 'timeout' : 'network', `${config.method} ${url}: no response ${reason}`, undefined, { cause });
  } finally {
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

/** What the generated code calls the error of every hook and the body of every function. */
export type ErrorType<_Documented> = ApiError;
export type BodyType<Body> = Body;
