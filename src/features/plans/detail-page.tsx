import type { QueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router-dom';
import { getPhoneDetailQueryOptions } from '@/api/generated/phones';
import { getPlanDetailQueryOptions, type PlanDetailQueryResult, usePlanDetail } from '@/api/generated/plans';
import { brand } from '@/brand/brand';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/links';
import { PageHead } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { NotAvailable, QueryState, SectionBoundary } from '@/components/query-state';
import { redirectTo } from '@/components/redirect-to';
import { CHOSEN_PHONE_PARAMS, readSearch, useSearchState } from '@/components/search-params';
import { Terms } from '@/components/terms';
import { isId, paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/no-content';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { ApplyBar } from './apply-bar.tsx';
import { CHOSEN_PHONE_QUERY, PhoneSkeleton, useChosenPhone } from './chosen-phone.tsx';
import css from './detail-page.module.css';
import { PlanOffer } from './plan-offer.tsx';
import { chosenWay, takesPhone, WAY_PARAMS, waysWith } from './ways.ts';

/** Prefetches one plan and the phone that it is chosen for; redirects to /404 when the parameter is not a valid id. */
export function loader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Response | undefined {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getPlanDetailQueryOptions(params.id));
  const { phone } = readSearch(CHOSEN_PHONE_PARAMS, new URL(request.url).search);
  if (phone !== undefined) void queryClient.prefetchQuery(getPhoneDetailQueryOptions(phone, { query: CHOSEN_PHONE_QUERY }));
}

const PlanWays = lazyPart(async () => (await import('./plan-ways')).PlanWays);
const ChosenPhonePanel = lazyPart(async () => (await import('./chosen-phone-panel')).ChosenPhonePanel);

/** Query string of the list that linked here, so that the back link keeps category, page and tray. */
function listSearch(state: unknown): string {
  const search = typeof state === 'object' && state !== null && 'plans' in state ? state.plans : undefined;
  return typeof search === 'string' && search.startsWith('?') ? search : '';
}

/** One plan (ROUTE-03): name, the chosen way to take it, all ways and terms (PLAN-14). */
export function Component() {
  const { t } = useTranslation('plans');
  const { id = '' } = useParams();
  const { state, search } = useLocation();
  const chosen = readSearch(CHOSEN_PHONE_PARAMS, search);
  const query = usePlanDetail(id);
  const header = query.data?.planSectionInfoTitleVO;
  const loading = query.isFetching && header === undefined;
  const listUrl = paths.plans() + listSearch(state);
  return (
    <>
      <div className={`wrap ${css.page}`}>
        <PageMeta title={header?.title ?? t('detail.title')} description={header?.subtitle || undefined} />
        <PageHead
          current={header?.title ?? t('detail.title')}
          through={[{ name: t('title'), to: listUrl }]}
          title={
            loading ? (
              <>
                <VisuallyHidden>{t('detail.title')}</VisuallyHidden>
                <Skeleton width="12rem" height="1em" />
              </>
            ) : (
              (header?.title ?? t('detail.title'))
            )
          }
          lead={loading ? <Skeleton width="20rem" height="1em" className={css.leadSkeleton} /> : (header?.subtitle ?? '')}
        />
        {chosen.phone === undefined ? null : (
          <ChosenPhonePanel plan={id} id={chosen.phone} chosen={chosen} ways={query.data?.cards} skeleton={<PhoneSkeleton />} />
        )}
        <QueryState query={query} skeleton={<WaysSkeleton />} empty={<NotAvailable onRetry={() => void query.refetch()} />}>
          {({ cards, planSectionInfoTitleVO: { title, calusecontent, needs, starts } }) => (
            <>
              {cards.length === 0 ? (
                <EmptyState title={t('detail.emptyTitle')} className={css.empty} action={<ButtonLink to={listUrl}>{t('detail.back')}</ButtonLink>}>
                  {t('detail.emptyText', { hotline: brand.hotline })}
                </EmptyState>
              ) : (
                <>
                  <PlanOffer plan={id} cards={cards} needs={needs} starts={starts} />
                  {cards.length > 1 ? (
                    <PlanWays plan={title} cards={cards} chosen={chosen} skeleton={<Skeleton height="28rem" radius="card" className={css.carousel} />} />
                  ) : null}
                </>
              )}
              <Terms html={calusecontent} className={css.terms} />
            </>
          )}
        </QueryState>
        <p className={`${css.back} noPrint`}>
          <ButtonLink to={listUrl} variant="quiet" size={44} className={css.backLink}>
            <Icon icon={ArrowLeft} />
            {t('detail.back')}
          </ButtonLink>
        </p>
      </div>
      {query.data === undefined ? null : <ChosenBar plan={id} data={query.data} version={query.dataUpdatedAt} />}
    </>
  );
}

/** The bar of the chosen way; data that the page cannot show have none. */
function ChosenBar({ plan, data, version }: { plan: string; data: PlanDetailQueryResult; version: number }) {
  const { way } = useSearchState(WAY_PARAMS).state;
  const { chosen: chosenPhone, phone } = useChosenPhone();
  return (
    <SectionBoundary fallback={null} version={version}>
      {() => {
        const ways = waysWith(data.cards, plan, chosenPhone, phone);
        const chosen = ways[chosenWay(ways, way, chosenPhone)];
        return chosen === undefined ? null : <ApplyBar way={chosen} withPhone={takesPhone(ways, chosen, chosenPhone)} />;
      }}
    </SectionBoundary>
  );
}

function WaysSkeleton() {
  const { t } = useTranslation('plans');
  return (
    <SkeletonGroup label={t('detail.loading')} className={css.offerSkeleton}>
      <Skeleton height="16rem" radius="card" />
      <Skeleton height="26rem" radius="card" />
    </SkeletonGroup>
  );
}
