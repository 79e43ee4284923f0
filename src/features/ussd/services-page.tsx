import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCountriesQueryOptions, getUssdGroupsQueryOptions, useUssdGroups } from '@/api/generated/ussd';
import { brand } from '@/brand/brand';
import { HotlineLink } from '@/components/links';
import { AccountPage } from '@/components/page-head';
import { LoadingSkeleton, QueryState } from '@/components/query-state';
import { sessionToken, useSession } from '@/session/session';
import { EmptyState } from '@/ui/no-content';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { COUNTRIES_QUERY, SERVICE_TYPES, type ServicePage, withNeedsCode } from './service.ts';
import { Services } from './services.tsx';
import css from './ussd.module.css';

const loader = (page: ServicePage) => (queryClient: QueryClient) => {
  if (sessionToken() !== '') {
    void queryClient.prefetchQuery(getUssdGroupsQueryOptions({ serviceType: SERVICE_TYPES[page] }));
    // Call forwarding needs the countries.
    if (page === 'calling') void queryClient.prefetchQuery(getCountriesQueryOptions({ query: COUNTRIES_QUERY }));
  }
};

export const roamingServicesLoader = loader('roaming');
export const callingServicesLoader = loader('calling');

/** Roaming services, with the notice of a suspended country (USSD-04), or calling services; the server lists those of the customer (USSD-03). */
export function ServicesPage({ page }: { page: ServicePage }) {
  const { t } = useTranslation('ussd');
  const session = useSession();
  const groups = useUssdGroups({ serviceType: SERVICE_TYPES[page] }, { query: { select: withNeedsCode } });
  const empty = (
    <EmptyState title={t('empty.title')} action={<HotlineLink />}>
      {t('empty.text', { number: brand.hotline })}
    </EmptyState>
  );

  return (
    <AccountPage title={t(`${page}.title`)} description={t(`${page}.description`)}>
      <p className={css.lead}>{t(`${page}.lead`)}</p>
      {page === 'roaming' ? (
        <Note tone="warn" className={css.notice}>
          <p>{t('roaming.suspended')}</p>
          <p>
            <a href={`tel:${brand.hotline}`}>{t('roaming.which', { number: brand.hotline })}</a>
          </p>
        </Note>
      ) : null}
      <div className={css.services}>
        <QueryState
          query={groups}
          skeleton={
            <LoadingSkeleton className={css.groups}>
              <Skeleton height="21.5rem" radius="card" />
              <Skeleton count={2} height="4rem" radius="card" />
            </LoadingSkeleton>
          }
          empty={empty}
          isEmpty={({ list }) => list.every(({ ussdDetails }) => ussdDetails.length === 0)}
        >
          {({ list }) => <Services page={page} groups={list} mobileNo={session.state === 'in' ? session.mobileNo : ''} />}
        </QueryState>
      </div>
    </AccountPage>
  );
}
