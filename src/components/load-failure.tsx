import { useTranslation } from 'react-i18next';
import { useOffline } from '@/lib/offline';
import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/error-panel';

interface LoadFailureProps {
  /** What is missing, where its place does not say so. */
  title?: string | undefined;
  onRetry: () => void;
  busy?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** The server is the cause, not the connection. */
  isOurs?: boolean | undefined;
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function LoadFailure({ title, onRetry, busy, level, isOurs = false }: LoadFailureProps) {
  const { t } = useTranslation();
  const retry = (
    <Button busy={busy} busyLabel={busy === undefined ? undefined : t('loading')} onClick={onRetry}>
      {t('failure.retry')}
    </Button>
  );
  return (
    <ErrorPanel title={title ?? t('failure.panelTitle')} level={level} action={retry}>
      {t(useOffline() ? 'failure.offline' : isOurs ? 'failure.server' : 'failure.panelText')}
    </ErrorPanel>
  );
}
