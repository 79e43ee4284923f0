import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiError } from '@/api/errors';
import { type BrandsQueryResult, useBrands } from '@/api/generated/phones';
import { externalUrls } from '@/brand/brand';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { ExternalLink } from '@/components/links';
import { Compared, ListOrComparison, useCompared } from '@/components/list-or-comparison';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { useSearchState } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { TabLinks, tabLinkClass } from '@/ui/tabs';
import { BrandsRetry } from './brands-retry.tsx';
import { FoundPhones } from './found-phones.tsx';
import css from './list-page.module.css';
import { PhoneFilters } from './phone-filters.tsx';
import { PhoneList } from './phone-list.tsx';
import { ALL, findBrand, isFiltered, LIST_PARAMS, toBrand } from './search-params.ts';

export { phonesLoader as loader } from './loader.ts';

// Once a phone is chosen.
const CompareView = lazyPart(async () => (await import('./compare-view')).CompareView, 'compare');
const PhoneTray = lazyPart(async () => (await import('./phone-tray')).PhoneTray, 'compare');
const NEXT = [PhoneTray];

/** All phones: the list or the comparison. */
export function Component() {
  const { comparing } = useSearchState(LIST_PARAMS).state;
  return <ListOrComparison comparing={comparing} List={ListView} Comparison={CompareView} />;
}

/** All phones (/allMobile), filtered by the brand name in the query string (PHONE-06), with paging. */
function ListView() {
  const { t } = useTranslation('phones');
  usePreload(NEXT);
  const brands = useBrands();
  const { state, to, replace } = useSearchState(LIST_PARAMS);
  const { brandName, compare } = state;
  const { compared, tray } = useCompared(compare, (ids) => replace({ compare: ids }));
  const brand = findBrand(brands.data ?? [], brandName);
  // The brand name resolves to an id when the brands are loaded; an unknown name shows all phones.
  const filter = brandName === '' || brands.data !== undefined || brands.isError ? (brand?.id ?? ALL) : undefined;
  const trail = brand
    ? [
        { name: t('title'), to: paths.phonesHome },
        { name: t('list.title'), to: paths.phones() },
      ]
    : [{ name: t('title'), to: paths.phonesHome }];
  const title = brand ? t('list.titleBrand', { brand: brand.name }) : t('list.title');

  return (
    <>
      <div className={pageClass}>
        <PageMeta title={title} description={brand ? t('list.descriptionBrand', { brand: brand.name }) : t('list.description')} />
        <PageHead title={t('list.title')} current={brand?.name} through={trail} />
        <BrandLinks brands={brands} current={filter} />
        <PhoneFilters filters={state} onChange={(change) => replace({ ...change, page: 1 })} />
        <Compared value={compared}>{isFiltered(state) ? <FoundPhones filter={filter} /> : <PhoneList filter={filter} />}</Compared>
      </div>
      <PhoneTray {...tray} to={to({ comparing: true })} />
    </>
  );
}

/** Links All, iPhone (external store in a new tab) and one per brand (PHONE-07). */
function BrandLinks({ brands, current }: { brands: UseQueryResult<BrandsQueryResult, ApiError>; current: string | undefined }) {
  const { t } = useTranslation('phones');
  const { to } = useSearchState(LIST_PARAMS);
  const tab = (id: string, name: string, brandName: string) => (
    <Link key={id} to={to(toBrand(brandName))} preventScrollReset className={tabLinkClass()} aria-current={id === current ? 'page' : undefined}>
      {name}
    </Link>
  );
  return (
    <div className={`${css.brands} noPrint`}>
      <TabLinks label={t('list.brands')} current={current}>
        {tab(ALL, t('list.all'), '')}
        <ExternalLink href={externalUrls.iphoneStore} className={tabLinkClass()}>
          {t('list.iphone')}
          <Icon icon={ArrowUpRight} size={16} />
        </ExternalLink>
        {brands.data?.map(({ id, name }) => tab(id, name, name))}
        {brands.isPending ? <Skeleton count={4} width="3.5rem" height="1rem" className={css.skeletonItem} /> : null}
        <BrandsRetry query={brands} />
      </TabLinks>
    </div>
  );
}
