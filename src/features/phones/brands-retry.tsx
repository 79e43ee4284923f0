import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrands } from '@/api/generated/phones';
import { Button } from '@/ui/button';

/** Retry button after the tabs when the brands fail to load. */
export function BrandsRetry() {
  const { t } = useTranslation('phones');
  const { isError, error, isFetching, refetch } = useBrands();
  if (!isError || error.kind === 'ignored') return null;
  return (
    <Button icon={RotateCw} variant="quiet" size={44} busy={isFetching} className="noPrint" onClick={() => void refetch()}>
      {t('tabs.failed')}
    </Button>
  );
}
