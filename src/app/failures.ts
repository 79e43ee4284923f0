import type { ApiError, ApiErrorKind } from '@/api/errors';
import type { CallMeta } from '@/api/query-client';
import { destination } from '@/lib/destination';
import { ACCOUNT_PATH, paths } from '@/lib/paths';
import { showToast } from '@/lib/toasts';
import { openLogin } from '@/session/login-prompt';
import { expireSession, onSessionExpired } from '@/session/session';

interface Failure {
  error: ApiError;
  meta: CallMeta;
  /** Replaces the current page. */
  goTo: (path: string) => void;
}

const showMessage = ({ error, meta }: Failure) => {
  if (meta.ownErrors !== true) showToast('error', error.message);
};
const leadToNotFound = ({ meta, goTo }: Failure) => {
  if (meta.ownErrors !== true && meta.optional !== true) goTo(paths.notFound);
};
/** `QueryState` shows a panel in place of what a read was for, or nothing; a form says what became of a write. */
const leaveToPage = () => {};

/** What the site does about each kind of failure, besides the section or the form whose call it was (decision 0001). */
const ACTIONS: Record<ApiErrorKind, (failure: Failure) => void> = {
  // Status −1 (ERR-01).
  business: showMessage,
  // Status −2 (ERR-02); then `onExpiry`, in the other tabs too.
  sessionExpired: expireSession,
  // HTTP 404 (ERR-03).
  notFound: leadToNotFound,
  // HTTP 500 (ERR-04).
  server: showMessage,
  // No connection (ERR-05).
  network: leaveToPage,
  timeout: leaveToPage,
  // Another HTTP status, or a response that is not the contract's (ERR-05).
  http: leaveToPage,
  malformed: leaveToPage,
  // Any other status (ERR-07).
  ignored: leaveToPage,
  // The session of the call is over.
  superseded: leaveToPage,
};

/** An expired session: forms and pages keep what was typed in memory (`persisted-state`); the log-in leads back to the page of the account. */
function onExpiry(goTo: Failure['goTo']): void {
  const { pathname, search } = destination();
  if (pathname.startsWith(ACCOUNT_PATH)) openLogin('login', pathname + search, true, 'expired');
  else openLogin('login', undefined, false, 'ended');
  goTo(paths.home);
}

/** Returns the listener of the query client. */
export function handleFailures(goTo: Failure['goTo']) {
  onSessionExpired(() => onExpiry(goTo));
  return (error: ApiError, meta: CallMeta) => ACTIONS[error.kind]({ error, meta, goTo });
}
