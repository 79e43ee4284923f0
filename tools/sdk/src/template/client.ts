import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { isEnvelope, type Payload, parse, payloadOf, transportError } from '../../../../src/api/envelope.ts';
import { ApiError } from '../../../../src/api/errors.ts';

/** Language of every text in a response; `zh-Hans` is served as `cn`. */
export type Language = 'cn' | 'en' | 'zh-Hans';

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

const settings: ClientSettings = {};

/** Changes the given settings. */
export function configureClient(changes: ClientSettings): void {
  Object.assign(settings, changes);
}

const current = <T extends string>(setting: T | (() => T | undefined) | undefined): T | undefined => (typeof setting === 'function' ? setting() : setting);

const instance = axios.create({
  // JSON is parsed below, which distinguishes a malformed response from a lost one.
  responseType: 'text',
  transformResponse: [(data: unknown) => data],
});

instance.interceptors.request.use((config) => {
  // The options of one call take precedence: a server with many customers gives each call its token.
  config.headers.set('language', current(settings.language) ?? 'cn', false);
  config.headers.set('token', current(settings.token) ?? '', false);
  config.params = { ...config.params, t: Date.now() };
  return config;
});

/** Options of one call, for instance `{ headers: { token, language: 'en' } }`, `{ baseURL }`, `{ timeout }` or `{ signal }`. */
export type RequestOptions = Omit<AxiosRequestConfig, 'url' | 'method' | 'data' | 'params'>;

/**
 * Every function and hook calls it. Returns the payload of a successful envelope and throws an {@link ApiError}
 * for everything else, except for a cancellation.
 */
export async function request<T>(config: AxiosRequestConfig, options?: RequestOptions): Promise<Payload<T>> {
  let text: unknown;
  try {
    const response = await instance.request<unknown>({ baseURL: settings.baseUrl ?? '', timeout: settings.timeout ?? 30_000, ...config, ...options });
    text = response.data;
  } catch (error) {
    throw error instanceof AxiosError && error.code !== AxiosError.ERR_CANCELED ? transportError(error) : error;
  }
  const body = parse(text);
  if (!isEnvelope(body)) throw new ApiError('malformed', '', 200);
  return payloadOf<T>(body, () => settings.onSessionExpired?.());
}

/** The error type of every hook. */
export type ErrorType<_Documented> = ApiError;

/** The body type of every hook. */
export type BodyType<Body> = Body;
