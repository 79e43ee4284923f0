import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { ArrowLeft, CalendarDays, CalendarPlus, Clock, Mail, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { type BusinessActivityQueryResult, getBusinessActivityQueryOptions, useBusinessActivity } from '@/api/generated/business';
import { ButtonLink, HotlineLink } from '@/components/links';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { NotAvailable, QueryState } from '@/components/query-state';
import { redirectTo } from '@/components/redirect-to';
import { loadSanitizer, SafeHtml } from '@/components/safe-html';
import { textLinkClass } from '@/components/section-heading';
import { isId, paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { cardClass, Section } from '@/ui/section';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { languageOf } from '../../../openapi/languages.ts';
import image from './activity-image.module.css';
import { ActivityImage } from './activity-image.tsx';
import css from './activity-page.module.css';
import { hoursOf, useUpcoming } from './event-time.ts';

/** Prefetches one activity (BIZ-09); redirects to /404 when the parameter is not a valid id. */
export function loader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Response | undefined {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getBusinessActivityQueryOptions(params.id));
  void loadSanitizer().catch(() => {});
}

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

/** Content of an activity with its image gallery (BIZ-05), contact links and a link back to the list (BIZ-02). */
function ActivityArticle({ activity }: { activity: BusinessActivityQueryResult }) {
  const { t } = useTranslation('business');
  const { title, image1Name, phoneimage1Name, content, imageArr, phoneImageArr } = activity;
  return (
    <>
      <div className={css.columns}>
        <div>
          <ActivityImage wide={image1Name} phone={phoneimage1Name} eager />
          {/* Headings in the server's HTML begin at level 3. */}
          <VisuallyHidden as="h2">{t('activity.about')}</VisuallyHidden>
          <SafeHtml html={content} className={css.text} />
          {imageArr.length === 0 ? null : (
            <Section title={t('activity.images')} className={css.gallery}>
              <ul className={css.images}>
                {imageArr.map((wide, index) => (
                  <li key={wide}>
                    <ActivityImage
                      wide={wide}
                      phone={phoneImageArr[index] ?? wide}
                      alt={t('activity.image', { title, position: index + 1, total: imageArr.length })}
                    />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <aside className={`${css.side} noPrint`} aria-labelledby="activity-ask">
          <EventFacts activity={activity} />
          <div className={cardClass()}>
            <h2 id="activity-ask" className={css.contactTitle}>
              {t('activity.ask')}
            </h2>
            <p className={css.contactText}>{t('activity.askText')}</p>
            <div className={css.actions}>
              <HotlineLink icon />
              <ButtonLink to={paths.contact}>
                <Icon icon={Mail} />
                {t('activity.contact')}
              </ButtonLink>
            </div>
          </div>
        </aside>
      </div>
      <p className={`${css.back} noPrint`}>
        <Link to={paths.businessActivities} className={textLinkClass}>
          <Icon icon={ArrowLeft} />
          {t('activity.back')}
        </Link>
      </p>
    </>
  );
}

/** Hours and place of an event, below its date in the page's head; an upcoming one can be added to a calendar. */
function EventFacts({ activity }: { activity: BusinessActivityQueryResult }) {
  const { t } = useTranslation('business');
  const language = useLanguage();
  const { id, place, startsAt, endsAt } = activity;
  const count = useUpcoming([activity]);
  const isUnknown = count === undefined;
  if (startsAt === undefined || endsAt === undefined) return null;
  const hours = hoursOf(activity);

  const addToCalendar = async () => {
    const [{ calendarFile }, { saveFile }] = await Promise.all([import('./calendar-file.ts'), import('@/lib/save-file')]);
    const url = `${location.origin}${paths.businessActivity(id)}?lang=${languageOf(language).address}`;
    saveFile(`event-${id}.ics`, calendarFile({ ...activity, startsAt, endsAt, url }, Date.now()), 'text/calendar');
  };
  return (
    <Section title={t('event.title')} titleClass={css.factsTitle} className={cardClass({}, css.facts)}>
      <Badge tone={count === 0 ? 'neutral' : 'ok'} className={cx(isUnknown && css.unknown)}>
        {t(count === 0 ? 'event.past' : 'event.upcoming')}
      </Badge>
      <ul className={css.factsList}>
        {hours && (
          <li>
            <Icon icon={Clock} />
            {t('event.hours', hours)}
          </li>
        )}
        {place === undefined ? null : (
          <li>
            <Icon icon={MapPin} />
            {place}
          </li>
        )}
      </ul>
      {count === 0 ? null : (
        <Button icon={CalendarPlus} className={cx(isUnknown && css.unknown)} onClick={() => void addToCalendar()}>
          {t('event.add')}
        </Button>
      )}
    </Section>
  );
}

function ActivitySkeleton() {
  const { t } = useTranslation('business');
  return (
    <SkeletonGroup label={t('activity.loading')} className={css.columns}>
      <div>
        <Skeleton height="auto" className={image.image} />
        <div className={css.skeleton}>
          <Skeleton count={3} />
        </div>
      </div>
      <Skeleton height="18rem" radius="card" />
    </SkeletonGroup>
  );
}
