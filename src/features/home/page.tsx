import type { QueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { getHomePlansQueryOptions, getPlanCategoriesQueryOptions, useHomePlans, usePlanCategories } from '@/api/generated/plans';
import { getBannersQueryOptions, useBanners } from '@/api/generated/site';
import { brand, externalUrls } from '@/brand/brand';
import { BannerCarousel, BannerSkeleton } from '@/components/banner-carousel';
import { lazyPart } from '@/components/lazy-part';
import { PageMeta } from '@/components/page-meta';
import { PlanCard } from '@/components/plan-card';
import { QueryState } from '@/components/query-state';
import { panelClass } from '@/components/section-heading';
import { needId, paths } from '@/lib/paths';
import { surveyUrl } from '@/lib/survey';
import { EmptyState } from '@/ui/no-content';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './page.module.css';
import { CardRow, PlansSkeleton, TabbedSection } from './tabbed-section';

/** Query parameters of the banners (HOME-05). */
const HOME_BANNERS = { position: 'homeIndex' } as const;

/** Prefetches the first screen; a survey parameter in the URL leads to the survey page instead (HOME-28). */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<never> | undefined {
  const survey = surveyUrl(new URL(request.url).searchParams.get('t'), externalUrls.survey);
  if (survey !== undefined) {
    window.location.replace(survey);
    // Never resolves, so that nothing renders before the browser leaves the page.
    return new Promise(() => {});
  }
  void queryClient.prefetchQuery(getBannersQueryOptions(HOME_BANNERS));
  // The content of the first tab follows the tabs; the section that reads the same query shows a failure.
  void queryClient
    .fetchQuery(getPlanCategoriesQueryOptions())
    .then(([first]) => first && queryClient.prefetchQuery(getHomePlansQueryOptions(first.id)))
    .catch(() => {});
}

const FallbackHero = lazyPart(async () => (await import('./fallback-hero')).FallbackHero);
const BelowFold = lazyPart(async () => (await import('./below-fold')).BelowFold);

export function Component() {
  const { t } = useTranslation('home');
  const sentinel = useRef<HTMLDivElement>(null);
  const interacted = useUserInteraction(sentinel);
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      {/* The wrapper is hidden, because a visually hidden element becomes visible when it takes the focus itself. */}
      <VisuallyHidden as="div">
        <h1 tabIndex={-1}>{t('heading')}</h1>
      </VisuallyHidden>
      <HeroSection />
      <Tasks />
      <PlansSection />
      {interacted ? <BelowFold skeleton={<div className={css.below} />} /> : <div ref={sentinel} className={css.below} />}
    </>
  );
}

const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** False for events in the header or a dialog, for example during a log-in. */
const isInContent = ({ target }: Event) => !(target instanceof Element) || target.closest('header, dialog, [role="dialog"]') === null;

/** True once the element is within half a viewport or the user interacts with the page; defers code and data below the fold until then. */
function useUserInteraction(element: RefObject<HTMLElement | null>): boolean {
  const [interacted, setInteracted] = useState(false);
  useEffect(() => {
    if (interacted || element.current === null) return;
    const activate = () => setInteracted(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && activate(), { rootMargin: '50% 0px' });
    observer.observe(element.current);
    const handle = (event: Event) => {
      if (isInContent(event)) activate();
    };
    for (const type of INTERACTION_EVENTS) window.addEventListener(type, handle, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of INTERACTION_EVENTS) window.removeEventListener(type, handle);
    };
  }, [interacted, element]);
  return interacted;
}

/** Banner carousel (HOME-01 … HOME-05), or a fallback banner when there are none or the request fails. */
function HeroSection() {
  const { t } = useTranslation('home');
  const query = useBanners(HOME_BANNERS);
  const { data, error, isFetching, refetch } = query;
  const skeleton = <BannerSkeleton />;
  const failed = error !== null && error.kind !== 'ignored';

  let content = skeleton;
  if (data !== undefined && data.length > 0) content = <BannerCarousel banners={data} label={t('banners.label')} />;
  else if (data !== undefined || (error !== null && !isFetching)) {
    content = <FallbackHero skeleton={skeleton} onRetry={failed ? () => void refetch() : undefined} />;
  }
  return <div className={`${css.hero} wrap`}>{content}</div>;
}

const TASKS = [
  ['pay', paths.payment],
  ['data', paths.bills],
  ['topUp', paths.topUp],
  ['roaming', paths.roaming],
] as const;

/** What customers come for, one press away. */
function Tasks() {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('tasks.label')} className={`wrap ${css.taskBar}`}>
      <ul className={css.tasks}>
        {TASKS.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className={css.task}>
              {t(`tasks.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Monthly plans by category (HOME-06). */
function PlansSection() {
  const { t } = useTranslation('home');
  const query = usePlanCategories();
  return (
    <TabbedSection name="plans" to={paths.plans()} query={query} skeleton={<PlansSkeleton label={t('plans.loading')} />} empty={<NoPlans />}>
      {(category) => <CategoryPlans category={category} />}
    </TabbedSection>
  );
}

function CategoryPlans({ category }: { category: { id: string; name: string } }) {
  const { t } = useTranslation('home');
  const query = useHomePlans(needId(category.id));
  return (
    <QueryState query={query} skeleton={<PlansSkeleton label={t('plans.loading')} />} isEmpty={(plans) => plans.length === 0} empty={<NoPlans />}>
      {(plans) => (
        <CardRow
          label={category.name}
          kind="plans"
          cards={plans.map((plan) => ({ id: plan.id, name: plan.cardtitleMap.top, card: <PlanCard plan={plan} href={paths.plan(plan.id)} /> }))}
        />
      )}
    </QueryState>
  );
}

function NoPlans() {
  const { t } = useTranslation('home');
  return (
    <EmptyState level={3} className={panelClass} title={t('plans.emptyTitle')}>
      {t('plans.emptyText', { hotline: brand.hotline })}
    </EmptyState>
  );
}
