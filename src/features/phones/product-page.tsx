import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { type PhoneDetailQueryResult, usePhoneDetail } from '@/api/phones';
import { brand } from '@/brand/brand';
import { Breadcrumb } from '@/components/breadcrumb';
import { pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { QueryState } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { Product } from './product.tsx';
import css from './product-page.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';

export { productLoader as loader } from './loader.ts';

/** One phone (/productDetails/{id}). Another id is another page, so that no phone shows the choices of the one before it. */
export function Component() {
  const { id = '' } = useParams();
  return <OnePhone key={id} id={id} />;
}

function OnePhone({ id }: { id: string }) {
  const { t } = useTranslation('phones');
  // In the other language the page stays as it is until the new content is there.
  const query = usePhoneDetail(id, { query: { placeholderData: keepPreviousData, retryOnMount: false } });
  const { data: phone } = query;
  const maker = phone === undefined ? [] : [{ name: phone.brandName, to: paths.phones(phone.brandName) }];
  const isWaiting = phone === undefined && !(query.isError && !query.isFetching);

  return (
    <div className={pageClass}>
      <PageMeta title={phone?.name ?? t('detail.title')} description={phone && t('detail.description', { name: phone.name })} />
      <Breadcrumb through={[{ name: t('title'), to: paths.phonesHome }, ...maker]} current={phone?.name ?? t('detail.title')} />
      <div className={cx(css.product, phone === undefined && !isWaiting && css.failed)}>
        <Head phone={phone} isWaiting={isWaiting} />
        <QueryState query={query} skeleton={<ProductSkeleton />} empty={<NoPhone />}>
          {(data) => <Product phone={data} />}
        </QueryState>
      </div>
    </div>
  );
}

/** Maker, name and one sentence. The heading stays the same element while the phone is loading, so that it keeps the focus. */
function Head({ phone, isWaiting }: { phone: PhoneDetailQueryResult | undefined; isWaiting: boolean }) {
  const { t } = useTranslation('phones');
  return (
    <div className={css.head}>
      {phone ? (
        <p className={css.by}>
          {phone.brandName}
          {String(phone.isnew) === '1' ? <Badge tone="telha">{t('card.isNew', { ns: 'common' })}</Badge> : null}
          {phone.networkName ? <Badge tone="info">{phone.networkName}</Badge> : null}
        </p>
      ) : null}
      {isWaiting ? <Skeleton width="8rem" height="1.75rem" /> : null}
      <h1 tabIndex={-1} className={css.name}>
        {phone?.name ?? (isWaiting ? <Waiting /> : t('detail.title'))}
      </h1>
      {phone?.subtitle ? <p className={css.subtitle}>{phone.subtitle}</p> : null}
      {isWaiting ? <Skeleton width="90%" height="1rem" className={css.boneText} /> : null}
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('phones');
  return (
    <>
      <span className="visuallyHidden">{t('detail.title')}</span>
      <Skeleton width="60%" height="calc(1em * var(--leading-tight))" />
    </>
  );
}

function NoPhone() {
  const { t } = useTranslation('phones');
  return (
    <EmptyState
      title={t('detail.emptyTitle')}
      action={
        <Link to={paths.phones()} className={buttonClass()}>
          {t('list.showAll')}
        </Link>
      }
    >
      {t('detail.emptyText', { hotline: brand.hotline })}
    </EmptyState>
  );
}
