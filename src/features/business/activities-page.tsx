import type { QueryClient } from '@tanstack/react-query';
import { CalendarDays, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type BusinessActivitiesQueryResult, getBusinessActivitiesQueryOptions, useBusinessActivities } from '@/api/generated/business';
import { ButtonLink } from '@/components/links';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { QueryState } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/no-content';
import { Section } from '@/ui/section';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './activities-page.module.css';
import image from './activity-image.module.css';
import { ActivityImage } from './activity-image.tsx';
import { hoursOf, isUpcoming, useUpcoming } from './event-time.ts';

/** Prefetches the list of activities (BIZ-08). */
export function loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getBusinessActivitiesQueryOptions());
}

type Activity = BusinessActivitiesQueryResult[number];

/** Cards in the first row of a wide screen; their images load eagerly. */
const FIRST_ROW = 3;

/** Business activities in server order (ROUTE-02, BIZ-02). */
export function Component() {
  const { t } = useTranslation('business');
  const query = useBusinessActivities();
  return (
    <div className={pageClass}>
      <PageMeta title={t('activities.title')} description={t('activities.description')} />
      <PageHead title={t('activities.title')} lead={t('activities.lead')} />
      <div className={css.content}>
        <QueryState query={query} skeleton={<ActivitiesSkeleton />} isEmpty={(activities) => activities.length === 0} empty={<NoActivities />}>
          {(activities) => <Activities activities={activities} />}
        </QueryState>
      </div>
    </div>
  );
}

/** Upcoming activities, next one first, then the past ones in server order. */
function Activities({ activities }: { activities: readonly Activity[] }) {
  const { t } = useTranslation('business');
  const count = useUpcoming(activities);
  if (count === undefined || count === 0) return <Grid activities={activities} first />;
  const now = Date.now();
  const upcoming = activities.filter((activity) => isUpcoming(activity, now)).sort((one, other) => (one.startsAt ?? '').localeCompare(other.startsAt ?? ''));
  const groups = [
    { key: 'upcoming', items: upcoming },
    { key: 'past', items: activities.filter((activity) => !upcoming.includes(activity)) },
  ] as const;
  return groups.map(({ key, items }, index) =>
    items.length === 0 ? null : (
      <Section key={key} title={t(`activities.${key}`)} titleClass={css.heading} className={css.group}>
        <Grid activities={items} first={index === 0} level={3} rows={key === 'past'} />
      </Section>
    ),
  );
}

interface GridProps {
  activities: readonly Activity[];
  first: boolean;
  level?: 2 | 3;
  /** On a phone a row with a small picture for each. */
  rows?: boolean;
}

function Grid({ activities, first, level = 2, rows = false }: GridProps) {
  return (
    <ul className={cx(css.grid, rows && css.rows)}>
      {activities.map((activity, index) => (
        <li key={activity.id}>
          <ActivityCard activity={activity} eager={first && index < FIRST_ROW} level={level} past={rows} />
        </li>
      ))}
    </ul>
  );
}

function ActivityCard({ activity, eager, level, past }: Required<Pick<GridProps, 'level'>> & { activity: Activity; eager: boolean; past: boolean }) {
  const { id, title, dateStr, summary, place, image1Name, phoneimage1Name } = activity;
  const { t } = useTranslation('business');
  const hours = past ? undefined : hoursOf(activity);
  const Heading = `h${level}` as const;
  return (
    <article className={css.card} aria-label={title}>
      <ActivityImage wide={image1Name} phone={phoneimage1Name} eager={eager} />
      {/* The source order puts the title first for screen readers; CSS shows the date above it. */}
      <Heading className={css.title}>
        <Link to={paths.businessActivity(id)} className={css.link}>
          {title}
        </Link>
      </Heading>
      <p className={css.date}>
        <Icon icon={CalendarDays} size={18} />
        {dateStr} {hours && t('event.hours', hours)}
      </p>
      {summary === undefined ? null : <p className={css.summary}>{summary}</p>}
      {place === undefined ? null : (
        <p className={css.place}>
          <Icon icon={MapPin} size={18} />
          {place}
        </p>
      )}
      {/* The title is the link, and the whole card with it. */}
      <span className={buttonClass({}, css.go)} aria-hidden="true">
        {t('activities.details')}
      </span>
    </article>
  );
}

function NoActivities() {
  const { t } = useTranslation('business');
  return (
    <EmptyState title={t('activities.emptyTitle')} action={<ButtonLink to={paths.business}>{t('activities.plans')}</ButtonLink>}>
      {t('activities.emptyText')}
    </EmptyState>
  );
}

function ActivitiesSkeleton() {
  const { t } = useTranslation('business');
  return (
    <SkeletonGroup label={t('activities.loading')} className={css.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={css.skeleton}>
          <Skeleton height="auto" className={image.image} />
          <Skeleton width="45%" />
          <Skeleton width="85%" height="1.25rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
