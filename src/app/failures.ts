import type { ApiError } from '@/api/errors';
import type { CallMeta } from '@/api/query-client';
import { showToast } from '@/components/toasts';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

/**
 * What the site does with a failed call, in one place (ERR-01 … ERR-07). Kinds that are not here are shown where they happened: an ended
 * session opens the log-in through its own signal, everything else is the section's "could not load" panel.
 */
export function handleFailure(error: ApiError, meta: CallMeta, navigate: (path: string) => void): void {
  if (error.kind === 'business' || error.kind === 'server') showToast('error', error.message || i18n.t('failure.server'));
  if (error.kind === 'notFound' && meta.optional !== true) navigate(paths.notFound);
}
