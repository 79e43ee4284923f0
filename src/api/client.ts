import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { siteConfig } from '../brand/config.ts';
import { noteResponse } from '../lib/offline.ts';
import { SAVED_AT } from '../lib/service-worker.ts';
import { storedLanguage } from '../session/language.ts';
import { sessionToken } from '../session/session.ts';
import { ApiError, envelopeOf, type Payload, payloadOf, transportError } from './errors.ts';

const TIMEOUT_MS = 30_000;

const instance = axios.create({
  // Paths are used as written in the contract; the base is configuration (decision C06).
  baseURL: siteConfig.apiBase,
  timeout: TIMEOUT_MS,
  withCredentials: false,
  // Parsed below, so that a response that is not JSON can be told from a lost connection.
  transformResponse: [],
});

// HTTP-04 … HTTP-06: every request carries the language, the token and the time.
instance.interceptors.request.use((config) => {
  config.headers.set('language', storedLanguage());
  // A log-out brings the token of the session that has ended.
  config.headers.set('token', sessionToken(), false);
  config.params = { ...config.params, t: Date.now() };
  return config;
});

if (import.meta.env.DEV) {
  const end = (config: InternalAxiosRequestConfig, response: AxiosResponse | undefined) => {
    const [method, url, headers] = [String(config.method), String(config.url), response?.headers];
    const servedBy: unknown = headers?.['x-served-by'];
    const key: unknown = config.headers.get('idempotency-key');
    callObserver.current?.end(method, url, response?.status ?? 0, {
      ...(typeof servedBy === 'string' ? { servedBy } : {}),
      ...(typeof key === 'string' ? { key, replayed: headers?.['idempotency-replayed'] === 'true' } : {}),
    });
    if (response?.status === 400) callObserver.current?.refuse(method.toUpperCase(), url, String(response.headers['x-contract-violations'] ?? ''));
  };
  instance.interceptors.request.use((config) => {
    config.headers.set(callObserver.current?.begin(String(config.method), String(config.url)) ?? {});
    return config;
  });
  instance.interceptors.response.use(
    (response) => {
      end(response.config, response);
      return response;
    },
    (error: unknown) => {
      if (error instanceof AxiosError && error.config && error.code !== AxiosError.ERR_CANCELED) end(error.config, error.response);
      throw error;
    },
  );
}

type RequestConfig = AxiosRequestConfig & { method: string; url: string };
export type RequestOptions = Omit<AxiosRequestConfig, 'url' | 'method' | 'data' | 'params'>;

/**
 * Sends the requests of all generated hooks. Returns the payload of a successful envelope and throws an {@link ApiError} for everything else but a
 * cancellation. What comes after the session has ended is dropped, its expiry too: the page may be another customer's by then.
 */
export async function request<T>(config: RequestConfig, options?: RequestOptions): Promise<Payload<T>> {
  const own = (options?.headers as Record<string, string> | undefined)?.token;
  const token = own ?? sessionToken();
  const hasEnded = () => sessionToken() !== token;
  let isLate = false;
  const cameBack = () => {
    isLate = own === undefined && token !== '' && hasEnded();
  };
  try {
    const response = await instance.request<unknown>({ ...config, ...options }).finally(cameBack);
    const payload = await payloadIn<T>(config, response);
    if (!isLate) return payload;
  } catch (error) {
    const failure = error instanceof AxiosError && error.code !== AxiosError.ERR_CANCELED ? transportError(error) : error;
    if (!(failure instanceof ApiError)) throw failure;
    throw isLate || (failure.kind === 'sessionExpired' && hasEnded()) ? new ApiError('superseded', '', failure.httpStatus, { cause: failure }) : failure;
  }
  throw new ApiError('superseded', '', 200);
}

async function payloadIn<T>({ method, url }: RequestConfig, { data, headers }: AxiosResponse<unknown>): Promise<Payload<T>> {
  const body = envelopeOf(data);
  if (import.meta.env.DEV) await callObserver.current?.check(method, url, body);
  const payload = payloadOf<T>(body);
  // Some backends send null for an empty payload, which only a write may have.
  if (payload === null && method === 'GET') throw new ApiError('malformed', '', 200);
  noteResponse(payload, headers[SAVED_AT]);
  return payload;
}

/** Used by the generated hooks. */
export type ErrorType<_Documented> = ApiError;

/** Used by the generated hooks. */
export type BodyType<Body> = Body;

/** Headers of a request and its response, where they were sent. */
export interface SeenHeaders {
  /** `x-served-by`: the mock or a backend. */
  servedBy?: string;
  /** `Idempotency-Key` of the request. */
  key?: string;
  /** `idempotency-replayed`: the response was kept from an earlier request with this key. */
  replayed?: boolean;
}

/** What the development tools learn of every call. */
interface CallObserver {
  /** Returns headers to add to the request. */
  begin: (method: string, url: string) => Record<string, string>;
  /** `status` is 0 after a lost connection. */
  end: (method: string, url: string, status: number, headers: SeenHeaders) => void;
  /** A response in the envelope. */
  check: (method: string, url: string, body: object) => Promise<void>;
  /** A request that was refused with HTTP 400 and this header `x-contract-violations`, empty for a backend that sends none. */
  refuse: (method: string, url: string, violations: string) => void;
}

/** Set by src/dev; production builds have none. */
export const callObserver: { current?: CallObserver } = {};
