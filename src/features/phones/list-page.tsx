import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiError } from '@/api/errors';
import { type BrandsQueryResult, useBrands } from '@/api/phones';
import { externalUrls } from '@/brand/brand';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { TabLinks, tabLinkClass } from '@/ui/tabs';
import { ALL, brandNamed } from './address.ts';
import { BrandsRetry } from './brands-retry.tsx';
import css from './list-page.module.css';
import { PhoneList } from './phone-list.tsx';
import { useAddress } from './use-address.ts';

/** All phones (/allMobile): by maker, page by page. The maker's name is in the address (PHONE-06). */
export function PhonesPage() {
  const { t } = useTranslation('phones');
  const { query } = useAddress();
  const brands = useBrands({ query: { retryOnMount: false } });
  const brandName = query.get('brandName');
  const brand = brandNamed(brands.data ?? [], brandName);
  // Which list a maker's name means is known when the makers are; a name that none of them has means all.
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
      <Makers brands={brands} current={filter} />
      <PhoneList filter={filter} />
    </div>
  );
}

/** The tabs All, iPhone (an outside shop, in a window of its own) and one per maker (PHONE-07). Each is an address, so each is a link. */
function Makers({ brands, current }: { brands: UseQueryResult<BrandsQueryResult, ApiError>; current: string | undefined }) {
  const { t } = useTranslation('phones');
  // Another maker begins at the first page (PHONE-11).
  const { to } = useAddress();
  const tab = (id: string, name: string, brandName: string | undefined) => (
    <Link key={id} to={to({ brandName, page: undefined })} preventScrollReset className={tabLinkClass()} aria-current={id === current ? 'page' : undefined}>
      {name}
    </Link>
  );
  return (
    <div className={css.makers}>
      <TabLinks label={t('list.makers')} current={current}>
        {tab(ALL, t('list.all'), undefined)}
        <a href={externalUrls.iphoneStore} target="_blank" rel="noopener noreferrer" className={tabLinkClass()}>
          {t('list.iphone')}
          <Icon icon={ArrowUpRight} size={16} />
          <span className="visuallyHidden">{t('newWindow', { ns: 'common' })}</span>
        </a>
        {brands.data?.map(({ id, name }) => tab(id, name, name))}
        {brands.isPending ? ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} width="3.5rem" height="1rem" className={css.bone} />) : null}
        <BrandsRetry query={brands} />
      </TabLinks>
    </div>
  );
}
