import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { getPlanSectionsQueryKey, type PlanSectionsQueryResult, usePlanSections } from '@/api/generated/plans';
import { brand } from '@/brand/brand';
import { ButtonLink } from '@/components/links';
import { ListPager } from '@/components/list-pager';
import { QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { keepTotals } from '@/lib/placeholder-data';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { MAX_LG } from '@/ui/media';
import { EmptyState } from '@/ui/no-content';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { chipsClass, PlanChip } from './plan-chip.tsx';
import css from './plan-list.module.css';
import { ALL, PAGE_SIZE, PLANS_PARAMS } from './search-params.ts';

interface PlanListProps {
  category: string;
  name: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onAll: () => void;
}

/** One page of plan sections (PLAN-07, PLAN-13) with the pager. */
export function PlanList({ category, name, heading, onAll }: PlanListProps) {
  const { t } = useTranslation('plans');
  const { page } = useSearchState(PLANS_PARAMS).state;
  const parameters = { pageNumber: page, pageSize: PAGE_SIZE };
  const query = usePlanSections(category, parameters, { query: { placeholderData: keepTotals(getPlanSectionsQueryKey(category, parameters)) } });
  const pages = query.data?.totalPages ?? 0;
  const recommended = recommendedIn(query.data?.rows ?? []);
  const skeleton = <SectionsSkeleton />;
  return (
    <div className={css.list}>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {pages > 1 ? t('list.heading', { category: name, page, pages }) : name}
      </VisuallyHidden>
      <QueryState query={query} skeleton={skeleton} empty={<NoPlans all={category === ALL} onAll={onAll} />} isEmpty={({ total }) => total === 0}>
        {({ rows, total, totalPages }) => (
          <>
            {rows.length > 0 ? (
              rows.map((section, index) => (
                <PlanSection key={`${section.title}-${section.img}`} section={section} eager={index === 0} recommended={recommended} />
              ))
            ) : query.isPlaceholderData ? (
              skeleton
            ) : (
              <PageOutOfRange last={totalPages} />
            )}
            <div className={`${css.pager} noPrint`}>
              <PlanPager page={page} pages={totalPages} total={total} heading={heading} />
            </div>
          </>
        )}
      </QueryState>
    </div>
  );
}

/** The first recommended plan of the sections of a page. */
const recommendedIn = (rows: PlanSectionsQueryResult['rows']) =>
  rows.flatMap(({ apiPlanSectionDataVO }) => apiPlanSectionDataVO).find(({ tjtype }) => String(tjtype) === '1')?.id;

function PlanPager({ page, pages, total, heading }: Pick<PlanListProps, 'heading'> & { page: number; pages: number; total: number }) {
  const { t } = useTranslation('plans');
  const { push } = useSearchState(PLANS_PARAMS);
  const goTo = (next: number) => {
    push({ page: next });
    heading.current?.focus({ preventScroll: true });
  };
  const from = (page - 1) * PAGE_SIZE + 1;
  const to = Math.min(total, page * PAGE_SIZE);
  return <ListPager page={page} pages={pages} onChange={goTo} summary={t(from === to ? 'pager.summaryOne' : 'pager.summary', { total, from, to })} />;
}

/** Redirects a page number beyond the last page to the last page; without pages, an empty state links to the first. */
function PageOutOfRange({ last }: { last: number }) {
  const { t } = useTranslation('plans');
  const { state, to } = useSearchState(PLANS_PARAMS);
  if (last > 0 && state.page > last) return <Navigate replace to={to({ page: last })} />;
  return (
    <EmptyState level={3} title={t('list.emptyTitle')} className={css.empty} action={<ButtonLink to={to({ page: 1 })}>{t('list.firstPage')}</ButtonLink>} />
  );
}

export function NoPlans({ all, onAll }: { all: boolean; onAll: () => void }) {
  const { t } = useTranslation('plans');
  return (
    <EmptyState
      level={3}
      title={t(all ? 'list.emptyAll' : 'list.emptyTitle')}
      className={css.empty}
      action={all ? undefined : <Button onClick={onAll}>{t('list.showAll')}</Button>}
    >
      {t('list.emptyText', { hotline: brand.hotline })}
    </EmptyState>
  );
}

type Section = PlanSectionsQueryResult['rows'][number];

/** Group of plans: image, text and one chip per plan (PLAN-03, PLAN-11), of which `recommended` is the id of one. */
function PlanSection({ section, eager, recommended }: { section: Section; eager: boolean; recommended: string | undefined }) {
  const { img, phoneImg, title, subtitle, explan, apiPlanSectionDataVO: chips } = section;
  return (
    <section className={css.section}>
      <picture className={css.image}>
        <source media={MAX_LG} srcSet={phoneImg} />
        <img src={img} alt="" width={384} height={240} loading={eager ? 'eager' : 'lazy'} fetchPriority={eager ? 'high' : 'auto'} />
      </picture>
      <div className={css.copy}>
        <h3 className={css.title}>{title}</h3>
        {subtitle ? <p className={css.subtitle}>{subtitle}</p> : null}
        {explan ? <p className={css.explanation}>{explan}</p> : null}
        <ul className={cx(chipsClass, css.chips)}>
          {chips.map((chip) => (
            <PlanChip key={chip.id} chip={chip} section={title} recommended={chip.id === recommended} />
          ))}
        </ul>
      </div>
    </section>
  );
}

export function SectionsSkeleton() {
  const { t } = useTranslation('plans');
  return (
    <SkeletonGroup label={t('list.loading')}>
      {['a', 'b', 'c'].map((section) => (
        <div key={section} className={css.section}>
          <Skeleton height="auto" className={css.image} />
          <div className={css.copy}>
            <Skeleton width="10rem" height="2rem" />
            <Skeleton count={2} width="90%" height="1rem" className={css.subtitle} />
            <div className={cx(chipsClass, css.chips)}>
              <Skeleton count={3} height="7.5rem" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
