import { keepPreviousData } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useBusinessActivity } from '@/api/generated/business';
import { NotAvailable } from '@/components/not-available';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { QueryState } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { ActivityArticle } from './activity-article.tsx';
import css from './activity-page.module.css';
import { ActivitySkeleton } from './activity-skeleton.tsx';

export { activityLoader as loader } from './loader.ts';

/** One activity (ROUTE-03, BIZ-02). The key remounts the content when the id changes, so that no activity shows the previous one. */
export function Component() {
  const { id = '' } = useParams();
  return <Activity key={id} id={id} />;
}

function Activity({ id }: { id: string }) {
  const { t } = useTranslation('business');
  // After a language switch the previous content stays until the new content arrives.
  const query = useBusinessActivity(id, { query: { placeholderData: keepPreviousData } });
  const activity = query.data;
  const title = activity?.title ?? t('activity.failed');
  const loading = activity === undefined && !(query.isError && !query.isFetching);
  return (
    <div className={pageClass}>
      <PageMeta title={title} description={activity && t('activity.description', { title: activity.title, date: activity.dateStr })} />
      <PageHead
        current={title}
        through={[{ name: t('activities.title'), to: paths.businessActivities }]}
        title={
          loading ? (
            <>
              <VisuallyHidden>{t('activity.loading')}</VisuallyHidden>
              <Skeleton width="min(26rem, 80%)" height="1em" />
            </>
          ) : (
            title
          )
        }
        lead={loading ? <Skeleton width="11rem" height="1em" className={css.skeletonItem} /> : activity && <ActivityDate date={activity.dateStr} />}
      />
      <QueryState query={query} skeleton={<ActivitySkeleton />} empty={<NotAvailable onRetry={() => void query.refetch()} />}>
        {(data) => <ActivityArticle activity={data} />}
      </QueryState>
    </div>
  );
}

/** Day or period as the server formats it. */
function ActivityDate({ date }: { date: string }) {
  const { t } = useTranslation('business');
  return (
    <span className={css.when}>
      <Icon icon={CalendarDays} />
      <VisuallyHidden>{t('activity.date')} </VisuallyHidden>
      {date}
    </span>
  );
}
