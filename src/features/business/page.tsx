import type { QueryClient } from '@tanstack/react-query';
import { ArrowRight, Building2, CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { getBusinessPlanCategoriesQueryOptions, getBusinessPlansQueryOptions } from '@/api/generated/business';
import { ButtonLink } from '@/components/links';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { readSearch } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { ListRowContent, listRowClass } from '@/ui/lists';
import { NightCard } from '@/ui/night-card';
import { Section } from '@/ui/section';
import css from './page.module.css';
import { BUSINESS_PARAMS, PlansByCategory } from './plans.tsx';

/** Prefetches the categories and the plans of the URL's category, else of the first one (BIZ-06, BIZ-07). */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const prefetchPlans = (id: string) => void queryClient.prefetchQuery(getBusinessPlansQueryOptions(id));
  const { category } = readSearch(BUSINESS_PARAMS, new URL(request.url).search);
  if (category !== undefined) prefetchPlans(category);
  // The component that reads the same query shows a failure.
  queryClient
    .ensureQueryData(getBusinessPlanCategoriesQueryOptions())
    .then((categories) => {
      const [first] = categories;
      if (first !== undefined && !categories.some(({ id }) => id === category)) prefetchPlans(first.id);
    })
    .catch(() => {});
}

/** Business plans (ROUTE-02, BIZ-01). */
export function Component() {
  const { t } = useTranslation('business');
  return (
    <div className={pageClass}>
      <PageMeta title={t('plans.title')} description={t('plans.description')} />
      <PageHead title={t('plans.title')} lead={t('plans.lead')} />
      <PlansByCategory />
      <MoreLinks />
    </div>
  );
}

const links = [
  { name: 'services', icon: Building2, to: paths.businessServices },
  { name: 'activities', icon: CalendarDays, to: paths.businessActivities },
] as const;

/** Links to business services, business events and the contact page. */
function MoreLinks() {
  const { t } = useTranslation('business');
  return (
    <Section title={t('more.title')} className={`${css.more} noPrint`}>
      <div className={css.grid}>
        <NightCard
          className={css.contact}
          action={
            <ButtonLink to={paths.contact} variant="promotion">
              {t('more.contact')}
              <Icon icon={ArrowRight} />
            </ButtonLink>
          }
        >
          <h3 className={css.title}>{t('more.ask')}</h3>
          <p className={css.text}>{t('more.askText')}</p>
        </NightCard>
        <ul className={css.ways}>
          {links.map(({ name, icon, to }) => (
            <li key={name} className={css.way}>
              <Link to={to} className={listRowClass(css.row)}>
                <ListRowContent icon={icon} title={t(`more.${name}`)} text={t(`more.${name}Text`)} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
