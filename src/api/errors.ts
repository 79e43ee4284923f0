/**
 * What went wrong with a call, one kind for each line of the error catalogue:
 * - `business`: status −1, the server's message is for the customer (ERR-01)
 * - `sessionExpired`: status −2 (ERR-02)
 * - `ignored`: any other status; nothing is shown, the page keeps its empty data (ERR-07)
 * - `notFound`: HTTP 404 (ERR-03)
 * - `server`: HTTP 500, with the server's message where there is one (ERR-04); also what the server in front refuses by itself (429, 413)
 * - `http`, `timeout`, `network`, `malformed`: everything else; rejected, the place that asked says so (ERR-05)
 */
export type ApiErrorKind = 'business' | 'sessionExpired' | 'ignored' | 'notFound' | 'server' | 'http' | 'timeout' | 'network' | 'malformed';

/** A call that did not succeed. `message` is the server's sentence where it sent one, else empty. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status, when there was an answer. */
  readonly httpStatus: number | undefined;

  constructor(kind: ApiErrorKind, message = '', httpStatus?: number) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.httpStatus = httpStatus;
  }
}

/** Whether trying again by itself may help: the request never arrived, or its answer never did. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}
