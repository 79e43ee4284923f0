import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getTopUpOfferQueryOptions } from '@/api/generated/top-up';
import { lazyPart } from '@/components/lazy-part';
import { AccountPage } from '@/components/page-head';
import { CardSkeleton } from '@/components/query-state';
import { sessionToken, useSession } from '@/session/session';
import { readStored } from '@/session/storage';
import { BuySteps } from './buy-steps.tsx';

const ApplicationView = lazyPart(async () => (await import('./application-view')).ApplicationView);

/** 4G customers buy, all others apply (TOPUP-06, decision B12). */
export function Component() {
  const { t } = useTranslation('top-up');
  const session = useSession();
  if (session.state === 'in' && session.net === '4g') return <BuySteps />;
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <ApplicationView skeleton={<CardSkeleton height="23rem" />} />
    </AccountPage>
  );
}

/** Prefetches the offer for 4G customers, who alone can buy. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() !== '' && readStored('net')?.toLowerCase() === '4g') void queryClient.prefetchQuery(getTopUpOfferQueryOptions());
}
