import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { storedLanguage } from '../session/language.ts';
import { expireSession, sessionToken } from '../session/session.ts';
import { ApiError } from './errors.ts';

/** Milliseconds until a call counts as lost. */
const TIMEOUT = 30_000;

const instance = axios.create({
  // Paths are used as written in the contract; the base is configuration (decision C06).
  baseURL: import.meta.env.VITE_API_BASE ?? '',
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

/** The payload of an envelope type: the data of its success branch. */
export type Payload<T> = T extends { status: '0'; data: infer D }
  ? D
  : T extends { status: '0'; message: infer M }
    ? { message: M }
    : T extends { status: '0'; data?: infer D }
      ? D
      : never;

/** Options a caller may give to one call. */
export type RequestOptions = Omit<AxiosRequestConfig, 'url' | 'method' | 'data' | 'params'>;

interface Envelope {
  status: string;
  message?: string;
  data?: unknown;
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return undefined;
  }
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'status' in body;
}

function messageOf(body: unknown): string {
  const message = isEnvelope(body) ? body.message : undefined;
  return typeof message === 'string' ? message : '';
}

/** Turns a failed transport into the {@link ApiError} of the catalogue; a cancelled call stays what it is. */
function transportError(error: unknown): unknown {
  if (!(error instanceof AxiosError) || error.code === AxiosError.ERR_CANCELED) return error;
  const status = error.response?.status;
  if (status === undefined) {
    return new ApiError(error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'network');
  }
  const message = messageOf(parse(error.response?.data));
  return new ApiError(status === 404 ? 'notFound' : status === 500 ? 'server' : 'http', message, status);
}

/**
 * The one way to the backend; every generated hook calls it. Answers the payload of a successful envelope and throws an {@link ApiError}
 * for everything else. Status is compared as a string, because one document writes it as a number (decision A12).
 */
export async function request<T>(config: AxiosRequestConfig, options?: RequestOptions): Promise<Payload<T>> {
  let text: unknown;
  try {
    const response = await instance.request<unknown>({ ...config, ...options });
    text = response.data;
  } catch (error) {
    if (import.meta.env.DEV && error instanceof AxiosError && error.response?.status === 422) {
      const { showRefusal } = await import('../dev/check-answer.ts');
      showRefusal(config.method ?? 'GET', config.url ?? '', parse(error.response.data));
    }
    throw transportError(error);
  }
  const body = parse(text);
  if (!isEnvelope(body)) throw new ApiError('malformed', '', 200);
  if (import.meta.env.DEV) {
    const { checkAnswer } = await import('../dev/check-answer.ts');
    await checkAnswer(config.method ?? 'GET', config.url ?? '', body);
  }
  switch (String(body.status)) {
    case '0':
      return ('data' in body || !('message' in body) ? body.data : { message: body.message }) as Payload<T>;
    case '-1':
      throw new ApiError('business', messageOf(body), 200);
    case '-2':
      expireSession();
      throw new ApiError('sessionExpired', messageOf(body), 200);
    default:
      throw new ApiError('ignored', messageOf(body), 200);
  }
}

/** The error type of every generated hook. */
export type ErrorType<_Documented> = ApiError;

/** The body type of every generated hook. */
export type BodyType<Body> = Body;
