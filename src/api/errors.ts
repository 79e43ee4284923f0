/**
 * What the error catalogue tells apart:
 * - `business`: status −1; the server's message is shown to the customer (ERR-01)
 * - `sessionExpired`: status −2 (ERR-02)
 * - `ignored`: any other status; of a read nothing is shown, the page keeps its empty data (ERR-07); of a write its form says so
 * - `notFound`: HTTP 404 (ERR-03)
 * - `server`: HTTP 500, with the server's message, if any (ERR-04); also 429 and 413
 * - `superseded`: the session in which it was sent has ended meanwhile, so that the response is not this customer's; its `cause` is the error that
 *   came, and undefined after a success. Only the site's client has it, and nothing shows it
 * - `http`, `timeout`, `network`, `malformed`: everything else; shown by the section that sent the request (ERR-05)
 */
export type ApiErrorKind = 'business' | 'sessionExpired' | 'ignored' | 'notFound' | 'server' | 'http' | 'timeout' | 'network' | 'malformed' | 'superseded';

/** `message` is the server's message, or empty; of a call without a response, the SDK for other projects says what happened, with its `cause`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** Undefined without a response. */
  readonly httpStatus: number | undefined;
  /** The web server in front refused it before the backend saw it: nothing was done. */
  isUnsent = false;

  constructor(kind: ApiErrorKind, message = '', httpStatus?: number, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.kind = kind;
    this.httpStatus = httpStatus;
  }
}

/** Whether an automatic retry may succeed: the request or its response was lost. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** The data of the success branch of an envelope type. */
export type Payload<T> = T extends { status: '0'; data: infer D }
  ? D
  : T extends { status: '0'; message: infer M }
    ? { message: M }
    : T extends { status: '0'; data?: infer D }
      ? D
      : never;

interface Envelope {
  status: unknown;
  message?: unknown;
  data?: unknown;
}

/** Undefined where the text is no JSON or no object with a status. */
function parse(text: unknown): Envelope | undefined {
  try {
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    return typeof body === 'object' && body !== null && 'status' in body ? (body as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

const messageOf = (body: Envelope | undefined): string => (typeof body?.message === 'string' ? body.message : '');

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

/** Of HTTP 200. */
export function envelopeOf(text: unknown): Envelope {
  const body = parse(text);
  if (body === undefined) throw new ApiError('malformed', '', 200);
  return body;
}

/**
 * Returns the payload of a successful envelope and throws an {@link ApiError} for any other. The status is compared as a string, because one
 * document has it as a number (decision A12).
 */
export function payloadOf<T>(body: Envelope): Payload<T> {
  const status = String(body.status);
  if (status === '0') return ('data' in body || !('message' in body) ? body.data : { message: body.message }) as Payload<T>;
  throw new ApiError(status === '-1' ? 'business' : status === '-2' ? 'sessionExpired' : 'ignored', messageOf(body), 200);
}
