import { goTo } from '../lib/destination.ts';
import { paths } from '../lib/paths.ts';
import { showToast } from '../lib/toasts.ts';
import { expireSession } from '../session/session.ts';
import type { ApiError, ApiErrorKind } from './errors.ts';

export interface CallMeta extends Record<string, unknown> {
  /** The page shows the error itself: no toast, no redirect to /404. */
  ownErrors?: boolean;
  /** The page works without this data: HTTP 404 does not redirect. */
  optional?: boolean;
}

type Action = (error: ApiError, meta: CallMeta) => void;

const showMessage: Action = ({ message }, { ownErrors }) => {
  if (!ownErrors) showToast('error', message);
};
const leadToNotFound: Action = (_error, { ownErrors, optional }) => {
  if (!ownErrors && !optional) goTo(paths.notFound);
};
/** `QueryState` shows a panel in place of what a read was for, or nothing; a form says what became of a write. */
const leaveToPage = () => {};

const ACTIONS: Record<ApiErrorKind, Action> = {
  business: showMessage,
  sessionExpired: expireSession,
  notFound: leadToNotFound,
  server: showMessage,
  network: leaveToPage,
  timeout: leaveToPage,
  http: leaveToPage,
  malformed: leaveToPage,
  ignored: leaveToPage,
  superseded: leaveToPage,
};

/** What the site does about each kind of failure, besides the section or the form whose call it was (decision 0001). */
export const handleFailure: Action = (error, meta) => ACTIONS[error.kind](error, meta);
