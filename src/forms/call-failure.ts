import type { Messages } from '@/i18n/types';

/** Where the customer can check the outcome of a write: a key in `forms.unsure` and `forms.duplicate.whereToCheck`. */
export type CheckPlace = keyof Messages['forms']['duplicate']['whereToCheck'];

/** Shape of the errors that the api layer throws, which this layer does not import. */
export interface CallFailure {
  kind: string;
  /** Message of the server; empty without one. */
  message: string;
  /** Undefined without a response. */
  httpStatus?: number | undefined;
  /** The web server in front refused it before the backend saw it. */
  isUnsent?: boolean;
  /** Of a `superseded` failure: what came in its place; undefined after a success. */
  cause?: unknown;
  /**
   * Set by `sendOnce` when the outcome of a write is unknown: where to check it before the next attempt, and whether that is safe, because it carries the
   * same idempotency key to a backend that keeps keys.
   */
  unknown?: { whereToCheck: CheckPlace; repeatable: boolean };
}

/** Milliseconds between a warning and a press that confirms it; ignores the second half of a double click. */
export const CONFIRM_DELAY = 1000;

/** Options of a generated mutation whose failure the form shows instead of a toast: `useLogin(inForm)`. */
export const inForm = { mutation: { meta: { ownErrors: true } } } as const;

/** False for programming errors, which must be rethrown. */
export function isCallFailure(error: unknown): error is CallFailure {
  return error instanceof Error && 'kind' in error && typeof error.kind === 'string';
}

/** Kinds whose server message is shown verbatim, as is that of the web server in front (maintenance). */
const WITH_MESSAGE = new Set(['business', 'server']);
/** Kinds that say that there is no connection. */
const CONNECTION = new Set(['network', 'timeout', 'offline']);
/** Kinds that are told elsewhere or not at all: the log-in dialog, a toast, a session that is over. */
const SILENT = new Set(['sessionExpired', 'left', 'superseded']);

/**
 * What a form shows: the server's message, the site's message for a server or connection failure, or nothing for an expired session, which
 * the log-in dialog handles (ERR-02). An unknown status is no silence here, unlike for reads (ERR-07): a press always has a visible result.
 */
export function failureMessage({ kind, message, isUnsent }: CallFailure): { text: string } | 'server' | 'connection' | undefined {
  if (SILENT.has(kind)) return undefined;
  if ((WITH_MESSAGE.has(kind) || isUnsent) && message !== '') return { text: message };
  return CONNECTION.has(kind) ? 'connection' : 'server';
}

/** Kinds of refusals in the envelope, of calls that never left the browser, and of successes that were not seen. */
const REFUSED = new Set(['business', 'sessionExpired', 'offline', 'inFlight', 'duplicate', 'left', 'superseded']);

/**
 * Whether the server may have done what was asked, so that a second attempt may do it twice. Only the application's own answer, status −1 or −2 over
 * HTTP 200, is a refusal, and what the web server in front says that it has not passed on: any HTTP status may come after the work was done.
 */
export const isOutcomeUnknown = ({ kind, isUnsent }: CallFailure): boolean => !REFUSED.has(kind) && isUnsent !== true;
