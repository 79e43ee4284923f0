import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/no-content';

/** Shown in place of a page's only content when the error catalogue ignores its status (ERR-07). */
export function NotAvailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('failure.panelTitle')} action={<Button onClick={onRetry}>{t('failure.retry')}</Button>}>
      {t('failure.panelText')}
    </EmptyState>
  );
}
