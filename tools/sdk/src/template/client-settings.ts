import type { Language as Served } from '../../../../openapi/languages.ts';
import { ApiError, type ApiErrorKind } from '../../../../src/api/errors.ts';

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

export const settings: ClientSettings = {};

/** Changes the given settings, of the axios and of the fetch functions. */
export function configureClient(changes: ClientSettings): void {
  Object.assign(settings, changes);
}

export const DEFAULT_TIMEOUT_MS = 30_000;

const current = <T extends string>(setting: T | (() => T | undefined) | undefined): T | undefined => (typeof setting === 'function' ? setting() : setting);

/** Headers that every request carries. */
export const commonHeaders = (): Record<string, string> => ({ language: current(settings.language) ?? 'cn', token: current(settings.token) ?? '' });

/** The error of a call without a response: its message is for the developer, its cause what the transport threw. */
export function lostCall(kind: ApiErrorKind, method: string, url: string, timeout: number, cause: unknown): ApiError {
  if (kind === 'timeout') return new ApiError(kind, `${method} ${url}: no response within ${timeout} ms`, undefined, { cause });
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const { message, code } = (inner ?? {}) as { message?: string; code?: string };
  return new ApiError(kind, `${method} ${url}: no response (${message || code || 'network error'})`, undefined, { cause });
}
