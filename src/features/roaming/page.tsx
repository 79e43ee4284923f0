import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  getRoamingDataQueryOptions,
  getRoamingDestinationsQueryKey,
  getRoamingDestinationsQueryOptions,
  getRoamingRegionsQueryKey,
  getRoamingRegionsQueryOptions,
  getRoamingVideosQueryOptions,
  getRoamingVoicesQueryOptions,
  useRoamingDestinations,
  useRoamingRegions,
} from '@/api/generated/roaming';
import { brand } from '@/brand/brand';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { HotlineLink } from '@/components/links';
import { PageMeta } from '@/components/page-meta';
import { LoadingSkeleton, QueryState } from '@/components/query-state';
import { TariffHead } from '@/components/tariff-head';
import { keepSameList } from '@/lib/placeholder-data';
import { Disclosure } from '@/ui/disclosure';
import { EmptyState } from '@/ui/no-content';
import { Skeleton } from '@/ui/skeleton';
import { type Choice, ChoiceForm, readChoice, useChoice } from './choice.tsx';
import css from './page.module.css';
import { PlansOffer } from './plans-offer.tsx';
import { QuickSearch } from './quick-search.tsx';

/** Prefetches regions, destinations and charges of the URL in parallel. */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const { region, destination, shown } = readChoice(new URL(request.url).search);
  void queryClient.prefetchQuery(getRoamingRegionsQueryOptions());
  if (region !== '') void queryClient.prefetchQuery(getRoamingDestinationsQueryOptions(region));
  if (shown) {
    void queryClient.prefetchQuery(getRoamingVoicesQueryOptions(destination));
    void queryClient.prefetchQuery(getRoamingVideosQueryOptions(destination));
    void queryClient.prefetchQuery(getRoamingDataQueryOptions(destination));
  }
}

const Results = lazyPart(async () => (await import('./results')).Results);
const NEXT = [Results];

/** Roaming charges for voice, video and data of a selected destination (ROAM-01 … ROAM-08). */
export function Component() {
  const { t } = useTranslation('roaming');
  const { t: names } = useTranslation('tariffs');
  usePreload(NEXT);
  const [choice, choose] = useChoice();
  // Searches on this page; only these move the focus to the result, a shared URL does not.
  const [searches, setSearches] = useState(0);
  /** Whether another destination is being looked for, above the answer. */
  const [changing, setChanging] = useState(false);

  const regions = useRoamingRegions({ query: { placeholderData: keepSameList(getRoamingRegionsQueryKey()) } });
  const destinations = useRoamingDestinations(choice.region, {
    query: { enabled: choice.region !== '', placeholderData: keepSameList(getRoamingDestinationsQueryKey(choice.region)) },
  });
  const destination = destinations.data?.find(({ rdId }) => String(rdId) === choice.destination);
  const unknown = choice.shown && destinations.data !== undefined && destination === undefined;

  const pick = (next: Choice) => {
    setSearches(0);
    choose(next);
  };
  const search = () => {
    setSearches(searches + 1);
    setChanging(false);
    if (!choice.shown) choose({ ...choice, shown: true });
  };
  // The skeleton is the same element, so that nothing shifts and typed text stays when the regions arrive.
  const searchPanel = (
    <div className={`${css.desk} noPrint`}>
      <QuickSearch
        regions={regions.data}
        autoFocus={changing}
        onFollow={() => {
          setSearches(searches + 1);
          setChanging(false);
        }}
      />
      <Disclosure summary={t('form.label')} defaultOpen={choice.region !== ''}>
        <ChoiceForm
          choice={choice}
          regions={regions.data}
          destinations={choice.region === '' ? [] : (destinations.data ?? (destinations.isError ? [] : undefined))}
          onChoose={pick}
          onSearch={search}
        />
      </Disclosure>
      {/* Its failure only. */}
      <QueryState query={destinations} skeleton={null}>
        {() => null}
      </QueryState>
    </div>
  );

  return (
    <div className="wrap pageTop">
      <PageMeta title={names('roaming')} description={t('description')} />
      <TariffHead page="roaming" lead={t('lead')} />
      {/* The answer takes the place of the question. */}
      {choice.shown && !unknown && !changing ? null : (
        <div className={css.first}>
          <QueryState
            query={regions}
            skeleton={searchPanel}
            isEmpty={(list) => list.length === 0}
            empty={
              <EmptyState title={t('emptyTitle')} action={<HotlineLink icon />}>
                {t('emptyText', { hotline: brand.hotline })}
              </EmptyState>
            }
          >
            {() => searchPanel}
          </QueryState>
          {choice.shown ? null : <PlansOffer heading="h2" />}
        </div>
      )}
      {unknown ? (
        <EmptyState className={css.separate} title={t('unknownTitle')}>
          {t('unknownText')}
        </EmptyState>
      ) : null}
      {choice.shown && !unknown ? (
        <Results
          key={choice.destination}
          destination={choice.destination}
          name={destination?.name ?? (destinations.isError ? t('unnamed') : undefined)}
          flag={destination?.flag}
          offers={destination?.offers}
          searches={searches}
          onChange={changing ? undefined : () => setChanging(true)}
          skeleton={
            <LoadingSkeleton className={css.waiting}>
              <Skeleton width="12rem" height="2rem" />
              <Skeleton count={3} height="6rem" radius="card" />
            </LoadingSkeleton>
          }
        />
      ) : null}
      <RoamingTerms />
    </div>
  );
}

const items = ['unit', 'currency', 'calls', 'network', 'data', 'generation', 'notOffered', 'special', 'hotline'] as const;

/** Terms of the roaming charges (ROAM-06), from the locale files (decision B23). */
function RoamingTerms() {
  const { t } = useTranslation('roaming');
  return (
    <Disclosure summary={t('terms.title')} className={css.terms}>
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item}>{t(`terms.${item}`, { hotline: brand.hotline })}</li>
        ))}
      </ol>
    </Disclosure>
  );
}
