import type { ApiError } from '@/api/errors';
import type { CallMeta } from '@/api/query-client';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { showToast } from '@/lib/toasts';

/**
 * Handles a failed call (ERR-01 … ERR-07). An expired session opens the log-in by `onSessionExpired`; the section that reads shows an error
 * panel for all other kinds.
 */
export function handleFailure(error: ApiError, meta: CallMeta, navigate: (path: string) => void): void {
  if (error.kind === 'business' || error.kind === 'server') showToast('error', error.message || i18n.t('failure.server'));
  if (error.kind === 'notFound' && meta.optional !== true) navigate(paths.notFound);
}
