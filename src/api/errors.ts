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
