import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type PhoneDetailQueryResult, usePhoneDetail } from '@/api/generated/phones';
import { brand } from '@/brand/brand';
import { ButtonLink } from '@/components/links';
import { Breadcrumb, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { QueryState } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { cx } from '@/ui/class-names';
import { EmptyState } from '@/ui/no-content';
import { Skeleton } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { Product } from './product.tsx';
import css from './product-page.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';

export { productLoader as loader } from './loader.ts';

/** One phone (/productDetails/{id}). The key remounts the content when the id changes, so that the selections reset. */
export function Component() {
  const { id = '' } = useParams();
  return <PhoneDetail key={id} id={id} />;
}

function PhoneDetail({ id }: { id: string }) {
  const { t } = useTranslation('phones');
  // After a language switch the previous content stays until the new content arrives.
  const query = usePhoneDetail(id, { query: { placeholderData: keepPreviousData } });
  const { data: phone } = query;
  const brandLink = phone === undefined ? [] : [{ name: phone.brandName, to: paths.phones(phone.brandName) }];
  const isLoading = phone === undefined && !(query.isError && !query.isFetching);

  return (
    <div className={pageClass}>
      <PageMeta title={phone?.name ?? t('detail.title')} description={phone && t('detail.description', { name: phone.name })} />
      <Breadcrumb through={[{ name: t('title'), to: paths.phonesHome }, ...brandLink]} current={phone?.name ?? t('detail.title')} />
      <div className={cx(css.product, phone === undefined && !isLoading && css.failed)}>
        <Head phone={phone} isLoading={isLoading} />
        <QueryState query={query} skeleton={<ProductSkeleton />} empty={<NoPhone />}>
          {(data) => <Product id={id} phone={data} />}
        </QueryState>
      </div>
    </div>
  );
}

/** Brand, name and subtitle. The heading is the same element while loading, so that it keeps the focus. */
function Head({ phone, isLoading }: { phone: PhoneDetailQueryResult | undefined; isLoading: boolean }) {
  const { t } = useTranslation('phones');
  return (
    <div className={css.head}>
      {phone ? (
        <p className={css.byline}>
          {phone.brandName}
          {String(phone.isnew) === '1' ? <Badge tone="telha">{t('card.isNew', { ns: 'common' })}</Badge> : null}
          {phone.networkName ? <Badge tone="info">{phone.networkName}</Badge> : null}
        </p>
      ) : isLoading ? (
        <Skeleton width="8rem" height="1.75rem" />
      ) : null}
      <h1 tabIndex={-1} className={css.name}>
        {phone?.name ?? (isLoading ? <VisuallyHidden>{t('detail.title')}</VisuallyHidden> : t('detail.title'))}
        {isLoading ? <Skeleton width="60%" height="calc(1em * var(--leading-tight))" /> : null}
      </h1>
      {phone?.subtitle ? (
        <p className={css.subtitle}>{phone.subtitle}</p>
      ) : isLoading ? (
        <Skeleton width="90%" height="1rem" className={css.textSkeleton} />
      ) : null}
    </div>
  );
}

function NoPhone() {
  const { t } = useTranslation('phones');
  return (
    <EmptyState title={t('detail.emptyTitle')} action={<ButtonLink to={paths.phones()}>{t('list.showAll')}</ButtonLink>}>
      {t('detail.emptyText', { hotline: brand.hotline })}
    </EmptyState>
  );
}
