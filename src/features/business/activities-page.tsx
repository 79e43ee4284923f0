import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type BusinessActivitiesQueryResult, useBusinessActivities } from '@/api/business';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { QueryState } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './activities-page.module.css';
import { ActivityImage } from './activity-image.tsx';

export { activitiesLoader as loader } from './loader.ts';

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
          {(activities) => (
            <ul className={css.grid}>
              {activities.map((activity, index) => (
                <li key={activity.id}>
                  <ActivityCard activity={activity} eager={index < FIRST_ROW} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </div>
  );
}

function ActivityCard({ activity: { id, title, dateStr, image1Name, phoneimage1Name }, eager }: { activity: Activity; eager: boolean }) {
  const titleId = useId();
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <ActivityImage wide={image1Name} phone={phoneimage1Name} eager={eager} />
      {/* The source order puts the title first for screen readers; CSS shows the date above it. */}
      <h2 id={titleId} className={css.title}>
        <Link to={paths.businessActivity(id)} className={css.link}>
          {title}
        </Link>
      </h2>
      <p className={css.date}>
        <Icon icon={CalendarDays} size={18} />
        {dateStr}
      </p>
    </article>
  );
}

function NoActivities() {
  const { t } = useTranslation('business');
  return (
    <EmptyState
      title={t('activities.emptyTitle')}
      action={
        <Link to={paths.business} className={buttonClass()}>
          {t('activities.plans')}
        </Link>
      }
    >
      {t('activities.emptyText')}
    </EmptyState>
  );
}

function ActivitiesSkeleton() {
  const { t } = useTranslation('business');
  return (
    <SkeletonGroup label={t('activities.loading')}>
      <div className={css.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className={css.skeleton}>
            <Skeleton height="auto" radius="card" className={css.imageSkeleton} />
            <Skeleton width="45%" />
            <Skeleton width="85%" height="1.25rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
