import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { getPhoneDetailQueryOptions, type PhoneDetailQueryResult, usePhoneDetail } from '@/api/generated/phones';
import { brand } from '@/brand/brand';
import { ButtonLink } from '@/components/links';
import { Breadcrumb, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { QueryState } from '@/components/query-state';
import { redirectTo } from '@/components/redirect-to';
import { useSearchState } from '@/components/search-params';
import { Terms } from '@/components/terms';
import { isId, paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { cx } from '@/ui/class-names';
import { EmptyState } from '@/ui/no-content';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { Announcement, VisuallyHidden } from '@/ui/visually-hidden';
import { Choices } from './choices.tsx';
import gallery from './gallery.module.css';
import { Gallery } from './gallery.tsx';
import { firstImageIndex, galleryImages } from './gallery-images.ts';
import tabs from './phone-tabs.module.css';
import { PhoneTabs, usePlansFocus } from './phone-tabs.tsx';
import { Presentation } from './presentation.tsx';
import css from './product-page.module.css';
import { productParams } from './search-params.ts';

/** Prefetches one phone; redirects to /404 when the parameter is not a valid id. */
export function loader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Response | undefined {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getPhoneDetailQueryOptions(params.id));
}

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

/** Gallery, options, plans, presentation and terms of a phone (PHONE-18, PHONE-19). */
function Product({ id, phone }: { id: string; phone: PhoneDetailQueryResult }) {
  const { t } = useTranslation('phones');
  const { state, replace } = useSearchState(productParams(phone));
  const { colors, mobileCapacityplan: capacities } = phone;
  const images = galleryImages(colors);
  const [shown, setShown] = useState(() => firstImageIndex(images, state.color));
  const current = Math.min(shown, images.length - 1);
  const color = images[current]?.color ?? 0;
  const capacity = capacities[state.capacity];
  const [announcement, setAnnouncement] = useState('');
  const plansFocus = usePlansFocus();

  // The gallery holds the images of all colours, so the shown image determines the selected colour.
  const show = (next: number) => {
    setShown(next);
    const nextColor = images[next]?.color ?? 0;
    if (nextColor !== state.color) replace({ color: nextColor });
  };
  const chooseCapacity = (next: number) => {
    replace({ capacity: next });
    const chosen = capacities[next];
    if (chosen === undefined) return;
    const { capacityname, mobilePlans, price } = chosen;
    setAnnouncement(t(price === undefined ? 'detail.chosen' : 'detail.chosenPrice', { capacity: capacityname, count: mobilePlans.length, price }));
  };

  return (
    <>
      <Gallery name={phone.name} images={images} current={current} onShow={show} onPreview={setShown} />
      <Choices
        id={id}
        colors={colors}
        color={color}
        onColor={(next) => show(firstImageIndex(images, next))}
        capacities={capacities}
        capacity={state.capacity}
        onCapacity={chooseCapacity}
        onPlans={() => {
          replace({ presentation: false });
          plansFocus.go();
        }}
      />
      <Announcement>{announcement}</Announcement>
      <div className={css.more}>
        {capacity === undefined ? null : (
          <PhoneTabs
            presentation={<Presentation html={phone.introductioncontent} poster={images[0]?.src} />}
            showsPresentation={state.presentation}
            onTab={(presentation) => replace({ presentation })}
            capacity={capacity}
            chosen={{ phone: id, color, capacity: state.capacity }}
            heading={plansFocus.heading}
          />
        )}
        <Terms html={phone.calusecontent} className={css.terms} />
      </div>
    </>
  );
}

function ProductSkeleton() {
  const { t } = useTranslation('phones');
  return (
    <>
      <SkeletonGroup label={t('detail.loading')} className={gallery.gallery}>
        <Skeleton height="auto" className={gallery.stage} />
        <div className={`${gallery.thumbs} noPrint`}>
          <Skeleton count={5} height="auto" className={gallery.thumb} />
        </div>
      </SkeletonGroup>
      <div className={css.choicesSkeleton} aria-hidden="true">
        <Skeleton width="6rem" height="1rem" />
        <Skeleton width="11rem" height="2.75rem" radius="pill" />
        <Skeleton width="4rem" height="1rem" />
        <Skeleton height="4.375rem" radius="card" />
        <Skeleton height="7rem" radius="card" />
        <Skeleton height="3rem" radius="pill" />
      </div>
      <div className={css.more} aria-hidden="true">
        <Skeleton width="12rem" height="1.5rem" />
        <div className={tabs.plans}>
          <Skeleton count={3} height="auto" radius="card" className={css.planSkeleton} />
        </div>
      </div>
    </>
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
