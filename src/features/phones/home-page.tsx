import type { QueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getBrandsQueryOptions, getPhonesQueryOptions, useBrands, usePhones } from '@/api/generated/phones';
import { getBannersQueryOptions, useBanners } from '@/api/generated/site';
import { BannerCarousel, BannerSkeleton } from '@/components/banner-carousel';
import { ButtonLink } from '@/components/links';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { QueryState } from '@/components/query-state';
import { readSearch, useSearchState } from '@/components/search-params';
import { panelClass, SectionHeading, SectionMore, sectionClass, tabsClass } from '@/components/section-heading';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/no-content';
import { TabPanel, Tabs } from '@/ui/tabs';
import { BrandsRetry } from './brands-retry.tsx';
import css from './home-page.module.css';
import { MiddleAdvert, PHONE_ADVERT } from './middle-advert.tsx';
import { PhoneGrid, PhoneGridSkeleton } from './phone-grid.tsx';
import { ALL, SPECIAL_OFFERS, STRIP_PAGE, STRIP_PARAMS } from './search-params.ts';

const PHONE_BANNERS = { position: 'phoneBanner' } as const;

export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  void queryClient.prefetchQuery(getBannersQueryOptions(PHONE_BANNERS));
  void queryClient.prefetchQuery(getPhonesQueryOptions(readSearch(STRIP_PARAMS, new URL(request.url).search).tab, STRIP_PAGE));
  void queryClient.prefetchQuery(getBrandsQueryOptions());
  void queryClient.prefetchQuery(getBannersQueryOptions(PHONE_ADVERT));
}

/** Phone home page (/mobileDevice): banners, the first four phones of a tab, one advert and a link to the plans. */
export function Component() {
  const { t } = useTranslation('phones');
  return (
    <div className={pageClass}>
      <PageMeta title={t('title')} description={t('description')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <Banners />
      <StripSection />
      <MiddleAdvert />
      <PlansLink />
    </div>
  );
}

function Banners() {
  const { t } = useTranslation('phones');
  const query = useBanners(PHONE_BANNERS);
  return (
    <div className={`${css.banners} noPrint`}>
      <QueryState query={query} skeleton={<BannerSkeleton />} isEmpty={(banners) => banners.length === 0}>
        {(banners) => <BannerCarousel banners={banners} label={t('banners')} />}
      </QueryState>
    </div>
  );
}

const TABS_ID = 'phones-strip';

/** The first four phones of a tab (PHONE-03, PHONE-04): all, special offers, or one brand. The first two tabs do not depend on the brands request. */
function StripSection() {
  const { t } = useTranslation('phones');
  const { state, push } = useSearchState(STRIP_PARAMS);
  const brands = useBrands();
  const tabs = [
    { id: ALL, label: t('list.all') },
    { id: SPECIAL_OFFERS, label: t('tabs.special') },
    ...(brands.data ?? []).map((brand) => ({ id: brand.id, label: brand.name })),
  ];
  // The URL may name a brand that is no longer sold.
  const tab = brands.data === undefined || tabs.some((each) => each.id === state.tab) ? state.tab : ALL;
  const brand = brands.data?.find((each) => each.id === tab);
  const link = { label: brand ? t('strip.browseBrand', { brand: brand.name }) : t('list.showAll'), to: paths.phones(brand?.name) };

  return (
    <section aria-label={t('strip.title')} className={sectionClass}>
      <SectionHeading title={t('strip.title')} link={link} />
      <Tabs
        id={TABS_ID}
        label={t('tabs.label')}
        items={tabs}
        value={tab}
        onChange={(id) => push({ tab: id }, { keepScroll: true })}
        after={<BrandsRetry />}
        className={`${tabsClass} noPrint`}
      />
      <TabPanel tabs={TABS_ID} value={tab} focusable={false} className={panelClass}>
        <Strip filter={tab} />
      </TabPanel>
      <SectionMore link={link} />
    </section>
  );
}

function Strip({ filter }: { filter: string }) {
  const { t } = useTranslation('phones');
  const query = usePhones(filter, STRIP_PAGE);
  const empty = (
    <EmptyState level={3} title={t('strip.emptyTitle')} action={<ButtonLink to={paths.phones()}>{t('list.showAll')}</ButtonLink>}>
      {t('strip.emptyText')}
    </EmptyState>
  );
  return (
    <QueryState query={query} skeleton={<PhoneGridSkeleton strip />} isEmpty={({ rows }) => rows.length === 0} empty={empty}>
      {({ rows }) => <PhoneGrid phones={rows.slice(0, STRIP_PAGE.pageSize)} strip />}
    </QueryState>
  );
}

/** Link to all plans (PHONE-05, decision A14). */
function PlansLink() {
  const { t } = useTranslation('phones');
  return (
    <section aria-labelledby="phones-plans" className={css.plans}>
      <div>
        <h2 id="phones-plans">{t('plansLink.title')}</h2>
        <p className={css.text}>{t('plansLink.text')}</p>
      </div>
      <ButtonLink to={paths.plans()} variant="primary" className={css.go}>
        {t('plansLink.browse')}
        <Icon icon={ArrowRight} />
      </ButtonLink>
    </section>
  );
}
