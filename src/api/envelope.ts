import { ApiError } from './errors.ts';

/** The data of the success branch of an envelope type. */
export type Payload<T> = T extends { status: '0'; data: infer D }
  ? D
  : T extends { status: '0'; message: infer M }
    ? { message: M }
    : T extends { status: '0'; data?: infer D }
      ? D
      : never;

interface Envelope {
  status: string;
  message?: string;
  data?: unknown;
}

/** Returns undefined for invalid JSON. */
export function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return undefined;
  }
}

export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'status' in body;
}

function messageOf(body: unknown): string {
  const message = isEnvelope(body) ? body.message : undefined;
  return typeof message === 'string' ? message : '';
}

/** Response header of the web server in front for what it has answered itself, without asking the backend (`deploy/nginx`). */
const ANSWERED_BY = 'x-site-answer';

interface FailedResponse {
  status: number;
  data: unknown;
  headers?: Readonly<Record<string, unknown>>;
}

/** For a lost call, or an HTTP status other than 200. */
export function transportError({ code, response }: { code?: string | undefined; response?: FailedResponse | undefined }): ApiError {
  if (response === undefined) return new ApiError(code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network');
  const { status, data, headers } = response;
  const kind = status === 404 ? 'notFound' : status === 500 || status === 429 || status === 413 ? 'server' : 'http';
  const error = new ApiError(kind, messageOf(parse(data)), status);
  error.isUnsent = headers?.[ANSWERED_BY] !== undefined;
  return error;
}

/**
 * Returns the payload of a successful envelope and throws an {@link ApiError} for any other. The status is compared as a string, because one
 * document has it as a number (decision A12).
 */
export function payloadOf<T>(body: Envelope): Payload<T> {
  switch (String(body.status)) {
    case '0':
      return ('data' in body || !('message' in body) ? body.data : { message: body.message }) as Payload<T>;
    case '-1':
      throw new ApiError('business', messageOf(body), 200);
    case '-2':
      throw new ApiError('sessionExpired', messageOf(body), 200);
    default:
      throw new ApiError('ignored', messageOf(body), 200);
  }
}
