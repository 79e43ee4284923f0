import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** For a page whose one content did not come with a status of which nothing is said (ERR-07): the place is not left empty. */
export function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('failure.panelTitle')} action={<Button onClick={onRetry}>{t('failure.retry')}</Button>}>
      {t('failure.panelText')}
    </EmptyState>
  );
}
