import { ApiError } from './errors.ts';

/** The payload of an envelope type: the data of its success branch. */
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

/** The JSON of an answer, or nothing when it is none. */
export function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return undefined;
  }
}

/** Whether an answer has the form that every answer of the contract has. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'status' in body;
}

function messageOf(body: unknown): string {
  const message = isEnvelope(body) ? body.message : undefined;
  return typeof message === 'string' ? message : '';
}

/** The {@link ApiError} of a transport that failed: a lost call, or an HTTP status other than 200. */
export function transportError({ code, response }: { code?: string | undefined; response?: { status: number; data: unknown } | undefined }): ApiError {
  if (response === undefined) return new ApiError(code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network');
  const { status, data } = response;
  return new ApiError(status === 404 ? 'notFound' : status === 500 || status === 429 || status === 413 ? 'server' : 'http', messageOf(parse(data)), status);
}

/**
 * The payload of a successful envelope; throws the {@link ApiError} of any other, after `onExpired` when the session has ended. Status is
 * compared as a string, because one document writes it as a number (decision A12).
 */
export function payloadOf<T>(body: Envelope, onExpired: () => void): Payload<T> {
  switch (String(body.status)) {
    case '0':
      return ('data' in body || !('message' in body) ? body.data : { message: body.message }) as Payload<T>;
    case '-1':
      throw new ApiError('business', messageOf(body), 200);
    case '-2':
      onExpired();
      throw new ApiError('sessionExpired', messageOf(body), 200);
    default:
      throw new ApiError('ignored', messageOf(body), 200);
  }
}
