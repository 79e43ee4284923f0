/** Shape of the errors that the api layer throws, which this layer does not import. */
export interface CallFailure {
  kind: string;
  /** Message of the server; empty without one. */
  message: string;
  /** Undefined without a response. */
  httpStatus?: number | undefined;
}

/** Options of a generated mutation whose failure the form shows instead of a toast: `useLogin(inForm)`. */
export const inForm = { mutation: { meta: { ownErrors: true } } } as const;

/** False for programming errors, which must be rethrown. */
export function isCallFailure(error: unknown): error is CallFailure {
  return error instanceof Error && 'kind' in error && typeof error.kind === 'string';
}

/** Kinds whose server message is shown verbatim. */
const WITH_MESSAGE = new Set(['business', 'server']);
/** Kinds that are handled elsewhere: by the log-in dialog (ERR-02), or ignored (ERR-07). */
const SILENT = new Set(['sessionExpired', 'ignored']);

/** What a form shows: the server's message, the site's message for a server or connection failure, or nothing. */
export function failureMessage({ kind, message }: CallFailure): { text: string } | 'server' | 'connection' | undefined {
  if (SILENT.has(kind)) return undefined;
  if (WITH_MESSAGE.has(kind) && message !== '') return { text: message };
  return kind === 'network' || kind === 'timeout' ? 'connection' : 'server';
}

/** Kinds after which the outcome on the server is unknown: the response was lost or is invalid. */
const UNKNOWN = new Set(['network', 'timeout', 'malformed', 'server', 'http']);

/**
 * Whether the server may have processed the call although no valid response arrived, so that a retry may do it twice. False for a refusal,
 * an HTTP status below 500, and while the device is offline.
 */
export function isOutcomeUnknown({ kind, message, httpStatus = 500 }: CallFailure): boolean {
  return UNKNOWN.has(kind) && message === '' && (httpStatus >= 500 || kind === 'malformed') && navigator.onLine;
}
