import { useTranslation } from 'react-i18next';
import { useOffline } from '@/lib/offline';
import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/error-panel';

interface LoadFailureProps {
  onRetry: () => void;
  busy?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** The server is the cause, not the connection. */
  isOurs?: boolean | undefined;
  /** Names what is missing, where nothing else does. */
  title?: string | undefined;
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function LoadFailure({ onRetry, busy, level, isOurs = false, title }: LoadFailureProps) {
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
