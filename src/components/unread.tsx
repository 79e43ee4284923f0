import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** Shown in place of a page's only content when its status is one that the error catalogue ignores (ERR-07). */
export function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('failure.panelTitle')} action={<Button onClick={onRetry}>{t('failure.retry')}</Button>}>
      {t('failure.panelText')}
    </EmptyState>
  );
}
