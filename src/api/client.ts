import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { siteConfig } from '../brand/config.ts';
import { storedLanguage } from '../session/language.ts';
import { expireSession, sessionToken } from '../session/session.ts';
import { isEnvelope, type Payload, parse, payloadOf, transportError } from './envelope.ts';
import { ApiError } from './errors.ts';

/** Milliseconds until a call counts as lost. */
const TIMEOUT = 30_000;

const instance = axios.create({
  // Paths are used as written in the contract; the base is configuration (decision C06).
  baseURL: siteConfig.apiBase,
  timeout: TIMEOUT,
  withCredentials: false,
  // JSON is parsed below, so that an answer that is none can be told from a lost one.
  responseType: 'text',
  transformResponse: [(data: unknown) => data],
});

// HTTP-04 … HTTP-06: every request carries the language, the token and the time.
instance.interceptors.request.use((config) => {
  config.headers.set('language', storedLanguage());
  config.headers.set('token', sessionToken());
  config.params = { ...config.params, t: Date.now() };
  return config;
});

if (import.meta.env.DEV) {
  // The scenario panel: the mock hears which tab asks, the panel what the page asks for and who answered.
  const calls = () => import('../dev/scenario-panel/calls.ts');
  const ended = async (config: AxiosRequestConfig | undefined, response: AxiosResponse | undefined) => {
    const servedBy: unknown = response?.headers['x-served-by'];
    (await calls()).endCall(config?.method ?? 'get', config?.url ?? '', response?.status ?? 0, typeof servedBy === 'string' ? servedBy : undefined);
  };
  instance.interceptors.request.use(async (config) => {
    config.headers.set((await calls()).beginCall(config.method ?? 'get', config.url ?? ''));
    return config;
  });
  instance.interceptors.response.use(
    async (response) => {
      await ended(response.config, response);
      return response;
    },
    async (error: unknown) => {
      if (error instanceof AxiosError && error.code !== AxiosError.ERR_CANCELED) await ended(error.config, error.response);
      throw error;
    },
  );
}

/** Options a caller may give to one call. */
export type RequestOptions = Omit<AxiosRequestConfig, 'url' | 'method' | 'data' | 'params'>;

/** Turns a failed transport into the {@link ApiError} of the catalogue; a cancelled call stays what it is. */
function lost(error: unknown): unknown {
  return error instanceof AxiosError && error.code !== AxiosError.ERR_CANCELED ? transportError(error) : error;
}

/**
 * The one way to the backend; every generated hook calls it. Answers the payload of a successful envelope and throws an {@link ApiError}
 * for everything else.
 */
export async function request<T>(config: AxiosRequestConfig, options?: RequestOptions): Promise<Payload<T>> {
  const token = sessionToken();
  let text: unknown;
  try {
    const response = await instance.request<unknown>({ ...config, ...options });
    text = response.data;
  } catch (error) {
    if (import.meta.env.DEV && error instanceof AxiosError && error.response?.status === 422) {
      const { showRefusal } = await import('../dev/check-response.ts');
      showRefusal(config.method ?? 'GET', config.url ?? '', parse(error.response.data));
    }
    throw lost(error);
  }
  const body = parse(text);
  if (!isEnvelope(body)) throw new ApiError('malformed', '', 200);
  if (import.meta.env.DEV) {
    const { checkResponse } = await import('../dev/check-response.ts');
    await checkResponse(config.method ?? 'GET', config.url ?? '', body);
  }
  const payload = payloadOf<T>(body, () => {
    // An answer that was under way when the customer logged out, or in again, says nothing about the session of now.
    if (sessionToken() === token) expireSession();
  });
  // Some backends send null for "nothing"; a read has something or is broken.
  if (payload === null && config.method === 'GET') throw new ApiError('malformed', '', 200);
  return payload;
}

/** The error type of every generated hook. */
export type ErrorType<_Documented> = ApiError;

/** The body type of every generated hook. */
export type BodyType<Body> = Body;
