/** A failed call as the api layer throws it; forms know its shape and nothing else of that layer. */
export interface CallFailure {
  kind: string;
  /** The server's sentence, where it sent one. */
  message: string;
  /** HTTP status, when there was an answer. */
  httpStatus?: number | undefined;
}

/** Options of a generated mutation whose failure the form shows itself: `useLogin(inForm)`. The pop-up then keeps quiet. */
export const inForm = { mutation: { meta: { ownErrors: true } } } as const;

/** Tells a failed call from a fault in the program, which nobody may swallow. */
export function isCallFailure(error: unknown): error is CallFailure {
  return error instanceof Error && 'kind' in error && typeof error.kind === 'string';
}

/** Kinds of failure with a sentence from the server, to be shown as it is. */
const SPOKEN = new Set(['business', 'server']);
/** Kinds that something else answers: the log-in pop-up (ERR-02), or nothing at all (ERR-07). */
const SILENT = new Set(['sessionExpired', 'ignored']);

/** Which sentence a form shows: the server's, the site's own for a server or a connection in trouble, or none. */
export function failureWords({ kind, message }: CallFailure): { text: string } | 'server' | 'connection' | undefined {
  if (SILENT.has(kind)) return undefined;
  if (SPOKEN.has(kind) && message !== '') return { text: message };
  return kind === 'network' || kind === 'timeout' ? 'connection' : 'server';
}

/** Kinds after which nobody knows whether the server did it: the answer was lost or makes no sense. */
const UNKNOWN = new Set(['network', 'timeout', 'malformed', 'server', 'http']);

/**
 * Whether the server may have done what was asked although no proper answer came, so that sending it again may do it twice. A refusal, an
 * HTTP status below 500 and a device that knows it is offline are no such case.
 */
export function isOutcomeUnknown({ kind, message, httpStatus = 500 }: CallFailure): boolean {
  return UNKNOWN.has(kind) && message === '' && (httpStatus >= 500 || kind === 'malformed') && navigator.onLine;
}
