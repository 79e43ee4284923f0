import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiError } from '@/api/errors';
import { type BrandsQueryResult, useBrands } from '@/api/phones';
import { addresses } from '@/brand/brand';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { TabLinks, tabLinkClass } from '@/ui/tabs';
import { ALL, findBrand } from './address.ts';
import { BrandsRetry } from './brands-retry.tsx';
import css from './list-page.module.css';
import { PhoneList } from './phone-list.tsx';
import { useAddress } from './use-address.ts';

/** All phones (/allMobile), filtered by the brand name in the query string (PHONE-06), with paging. */
export function PhonesPage() {
  const { t } = useTranslation('phones');
  const { query } = useAddress();
  const brands = useBrands({ query: { retryOnMount: false } });
  const brandName = query.get('brandName');
  const brand = findBrand(brands.data ?? [], brandName);
  // The brand name resolves to an id when the brands are loaded; an unknown name shows all phones.
  const filter = brandName === null || brands.data !== undefined || brands.isError ? (brand?.id ?? ALL) : undefined;
  const trail = brand
    ? [
        { name: t('title'), to: paths.phonesHome },
        { name: t('list.title'), to: paths.phones() },
      ]
    : [{ name: t('title'), to: paths.phonesHome }];
  const title = brand ? t('list.titleBrand', { brand: brand.name }) : t('list.title');

  return (
    <div className={pageClass}>
      <PageMeta title={title} description={brand ? t('list.descriptionBrand', { brand: brand.name }) : t('list.description')} />
      <PageHead title={t('list.title')} current={brand?.name} through={trail} lead={t('list.lead')} />
      <BrandLinks brands={brands} current={filter} />
      <PhoneList filter={filter} />
    </div>
  );
}

/** Links All, iPhone (external store in a new tab) and one per brand (PHONE-07). */
function BrandLinks({ brands, current }: { brands: UseQueryResult<BrandsQueryResult, ApiError>; current: string | undefined }) {
  const { t } = useTranslation('phones');
  // Another brand starts at the first page (PHONE-11).
  const { to } = useAddress();
  const tab = (id: string, name: string, brandName: string | undefined) => (
    <Link key={id} to={to({ brandName, page: undefined })} preventScrollReset className={tabLinkClass()} aria-current={id === current ? 'page' : undefined}>
      {name}
    </Link>
  );
  return (
    <div className={css.brands}>
      <TabLinks label={t('list.brands')} current={current}>
        {tab(ALL, t('list.all'), undefined)}
        <a href={addresses.iphoneStore} target="_blank" rel="noopener noreferrer" className={tabLinkClass()}>
          {t('list.iphone')}
          <Icon icon={ArrowUpRight} size={16} />
          <span className="visuallyHidden">{t('newWindow', { ns: 'common' })}</span>
        </a>
        {brands.data?.map(({ id, name }) => tab(id, name, name))}
        {brands.isPending ? ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} width="3.5rem" height="1rem" className={css.skeletonItem} />) : null}
        <BrandsRetry query={brands} />
      </TabLinks>
    </div>
  );
}
