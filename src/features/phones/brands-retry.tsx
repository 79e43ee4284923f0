import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import type { BrandsQueryResult } from '@/api/generated/phones';
import { Button } from '@/ui/button';
import css from './brands-retry.module.css';

/** Retry button after the tabs when the brands fail to load. */
export function BrandsRetry({ query }: { query: UseQueryResult<BrandsQueryResult, ApiError> }) {
  const { t } = useTranslation('phones');
  if (!query.isError || query.error.kind === 'ignored') return null;
  return (
    <Button icon={RotateCw} variant="quiet" size={44} busy={query.isFetching} className={`${css.retry} noPrint`} onClick={() => void query.refetch()}>
      {t('tabs.failed')}
    </Button>
  );
}
