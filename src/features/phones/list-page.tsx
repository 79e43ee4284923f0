import type { QueryClient } from '@tanstack/react-query';
import { ArrowUpRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { getBrandsQueryOptions, getPhoneDetailQueryOptions, getPhonesQueryOptions, useBrands } from '@/api/generated/phones';
import { externalUrls } from '@/brand/brand';
import { COMPARED_QUERY } from '@/components/compared-query';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { ExternalLink } from '@/components/links';
import { Compared, ListOrComparison, useCompared } from '@/components/list-or-comparison';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { readSearch, useSearchState } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { TabLinks, tabLinkClass } from '@/ui/tabs';
import { BrandsRetry } from './brands-retry.tsx';
import { FoundPhones } from './found-phones.tsx';
import css from './list-page.module.css';
import { PhoneList } from './phone-list.tsx';
import {
  ALL,
  EVERY_PHONE,
  type Filters,
  findBrand,
  isFiltered,
  LIST_PARAMS,
  NETWORKS,
  NO_FILTERS,
  ORDERS,
  PAGE_SIZE,
  PRICES,
  toBrand,
} from './search-params.ts';

/** Prefetches brands and list; the list of one brand waits for the brands, which map the name in the URL to an id. */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const state = readSearch(LIST_PARAMS, new URL(request.url).search);
  const { brandName, page, compare, comparing } = state;
  for (const id of compare) void queryClient.prefetchQuery(getPhoneDetailQueryOptions(id, { query: COMPARED_QUERY }));
  if (comparing) return;
  const paging = isFiltered(state) ? EVERY_PHONE : { pageNumber: page, pageSize: PAGE_SIZE };
  const prefetchList = (id: string) => queryClient.prefetchQuery(getPhonesQueryOptions(id, paging));
  const brands = queryClient.ensureQueryData(getBrandsQueryOptions());
  if (brandName === '') void prefetchList(ALL);
  // The page reads the same query and shows a failure.
  brands.then((all) => (brandName === '' ? undefined : prefetchList(findBrand(all, brandName)?.id ?? ALL))).catch(() => {});
}

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
  const trail = [{ name: t('title'), to: paths.phonesHome }, ...(brand ? [{ name: t('list.title'), to: paths.phones() }] : [])];
  const title = brand ? t('list.titleBrand', { brand: brand.name }) : t('list.title');

  return (
    <>
      <div className={pageClass}>
        <PageMeta title={title} description={brand ? t('list.descriptionBrand', { brand: brand.name }) : t('list.description')} />
        <PageHead title={t('list.title')} current={brand?.name} through={trail} />
        <BrandLinks current={filter} />
        <PhoneFilters filters={state} onChange={(change) => replace({ ...change, page: 1 })} />
        <Compared value={compared}>{isFiltered(state) ? <FoundPhones filter={filter} /> : <PhoneList filter={filter} />}</Compared>
      </div>
      <PhoneTray {...tray} to={to({ comparing: true })} />
    </>
  );
}

/** Links All, iPhone (external store in a new tab) and one per brand (PHONE-07). */
function BrandLinks({ current }: { current: string | undefined }) {
  const { t } = useTranslation('phones');
  const brands = useBrands();
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
        <BrandsRetry />
      </TabLinks>
    </div>
  );
}

const figure = (text: string | undefined) => Number(text).toLocaleString('en');

/** Order, price, network and stock of the phone list; on phones what filters is folded. */
function PhoneFilters({ filters, onChange }: { filters: Filters; onChange: (change: Partial<Filters>) => void }) {
  const { t } = useTranslation('phones');
  const [open, setOpen] = useState(false);
  const { price, network, inStock, order } = filters;
  const count = [price !== NO_FILTERS.price, network !== NO_FILTERS.network, inStock].filter(Boolean).length;

  const priceText = (value: Filters['price']) => {
    const [above, upTo] = value.split('-');
    if (value === 'any') return t('filters.anyPrice');
    if (!upTo) return t('filters.above', { above: figure(above) });
    return above === '0' ? t('filters.upTo', { upTo: figure(upTo) }) : t('filters.between', { above: figure(above), upTo: figure(upTo) });
  };
  return (
    <fieldset aria-label={t('filters.label')} className={`${css.filters} noPrint`}>
      <Button aria-expanded={open} className={css.toggle} onClick={() => setOpen(!open)}>
        {count === 0 ? t('filters.open') : t('filters.openSet', { count })}
        <Icon icon={ChevronDown} />
      </Button>
      <Select
        label={t('filters.order')}
        options={ORDERS.map((value) => ({ value, label: t(`filters.orders.${value}`) }))}
        value={order}
        onChange={({ target }) => onChange({ order: ORDERS.find((value) => value === target.value) ?? 'shop' })}
        fieldClassName={css.order}
      />
      <div className={cx(css.folded, open && css.open)}>
        <Select
          label={t('filters.price')}
          options={PRICES.map((value) => ({ value, label: priceText(value) }))}
          value={price}
          onChange={({ target }) => onChange({ price: PRICES.find((value) => value === target.value) ?? 'any' })}
        />
        <Select
          label={t('filters.network')}
          options={NETWORKS.map((value) => ({ value, label: value === 'any' ? t('filters.anyNetwork') : value }))}
          value={network}
          onChange={({ target }) => onChange({ network: NETWORKS.find((value) => value === target.value) ?? 'any' })}
        />
        <Checkbox checked={inStock} onChange={({ target }) => onChange({ inStock: target.checked })} className={css.stock}>
          {t('filters.inStock')}
        </Checkbox>
      </div>
      {isFiltered(filters) ? (
        <Button variant="quiet" size={44} className={css.reset} onClick={() => onChange(NO_FILTERS)}>
          {t('filters.reset')}
        </Button>
      ) : null}
    </fieldset>
  );
}
