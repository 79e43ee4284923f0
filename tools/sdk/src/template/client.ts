import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { isEnvelope, type Payload, parse, payloadOf, transportError } from '../../../../src/api/envelope.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import { commonHeaders, DEFAULT_TIMEOUT_MS, lostCall, settings } from './client-settings.ts';

const instance = axios.create({
  // JSON is parsed below, which distinguishes a malformed response from a lost one.
  responseType: 'text',
  transformResponse: [(data: unknown) => data],
});

instance.interceptors.request.use((config) => {
  // The options of one call take precedence: a server with many customers gives each call its token.
  for (const [name, value] of Object.entries(commonHeaders())) config.headers.set(name, value, false);
  config.params = { ...config.params, t: Date.now() };
  return config;
});

/** Options of one call: those of axios, such as `{ headers: { token, language: 'en' } }`, `{ baseURL }`, `{ timeout }` or `{ signal }`. */
export type AxiosOptions = Omit<AxiosRequestConfig, 'url' | 'method' | 'data' | 'params'>;

/** The {@link ApiError} of a failed call; a cancelled one is returned unchanged. */
function toApiError(error: unknown, config: AxiosRequestConfig): unknown {
  if (!(error instanceof AxiosError) || error.code === AxiosError.ERR_CANCELED) return error;
  const failure = transportError(error);
  if (error.response !== undefined) return failure;
  const url = `${config.baseURL ?? ''}${config.url ?? ''}`;
  return lostCall(failure.kind, config.method ?? 'GET', url, config.timeout ?? 0, error);
}

/**
 * Every function and hook calls it. Returns the payload of a successful envelope and throws an {@link ApiError}
 * for everything else, except for a cancellation.
 */
export async function request<T>(config: AxiosRequestConfig, options?: AxiosOptions): Promise<Payload<T>> {
  const whole = { baseURL: settings.baseUrl ?? '', timeout: settings.timeout ?? DEFAULT_TIMEOUT_MS, ...config, ...options };
  if (config.headers !== undefined || options?.headers !== undefined)
    whole.headers = { ...config.headers, ...options?.headers } as NonNullable<typeof whole.headers>;
  let text: unknown;
  try {
    text = (await instance.request<unknown>(whole)).data;
  } catch (error) {
    throw toApiError(error, whole);
  }
  const body = parse(text);
  if (!isEnvelope(body)) throw new ApiError('malformed', '', 200);
  return payloadOf<T>(body, () => settings.onSessionExpired?.());
}

/** The error type of every hook. */
export type ErrorType<_Documented> = ApiError;

/** The body type of every hook. */
export type BodyType<Body> = Body;
