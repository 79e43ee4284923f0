import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NewsListQueryResult } from '@/api/generated/news';
import { Phrases } from '@/components/phrases';
import { dateLocale, dayText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { type Language, useLanguage } from '@/session/language';
import { Icon, Spinner } from '@/ui/icon';
import { ListRows, listRowClass } from '@/ui/lists';
import { Section } from '@/ui/section';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './news-list.module.css';

/** History state of an item opened from the list: closing it navigates back. */
const FROM_LIST = { fromList: true } as const;
export const isFromList = (state: unknown) => typeof state === 'object' && state !== null && 'fromList' in state;

export const linkId = (item: string): string => `news-${item}`;

type Item = NewsListQueryResult[number];

/** Items by year in server order, newest first (NEWS-02, NEWS-03); each links to its own URL. `opening` is the id of the one that is loading. */
export function NewsList({ items, opening }: { items: readonly Item[]; opening: string | undefined }) {
  const { t } = useTranslation('news');
  return byYear(items).map(({ year, items: yearItems }, index) => {
    const key = `${year}-${index}`;
    return (
      <Section key={key} title={year === undefined ? t('undated') : t('year', { year })} titleClass={css.heading} className={css.year}>
        <div>
          <ListRows>
            {yearItems.map((item) => (
              <li key={item.id}>
                <NewsRow item={item} opening={item.id === opening} />
              </li>
            ))}
          </ListRows>
        </div>
      </Section>
    );
  });
}

function NewsRow({ item: { id, name, postedAt, topic, summary }, opening }: { item: Item; opening: boolean }) {
  const { t } = useTranslation('news');
  const day = newsDay(postedAt, useLanguage());
  return (
    <Link id={linkId(id)} to={paths.newsItem(id)} state={FROM_LIST} preventScrollReset aria-haspopup="dialog" className={listRowClass(css.row)}>
      {day === undefined ? null : (
        <time dateTime={postedAt} className={css.leaf}>
          <VisuallyHidden>{day.full}</VisuallyHidden>
          <span aria-hidden="true" className={css.day}>
            {day.day}
          </span>
          <span aria-hidden="true" className={css.month}>
            {day.month}
          </span>
        </time>
      )}
      <span className={css.copy}>
        {topic === undefined ? null : <span className={css.topic}>{topic}</span>}
        <span className={css.name}>{name}</span>
        {summary === undefined ? null : (
          <span className={css.summary}>
            <Phrases text={summary} />
          </span>
        )}
        {day === undefined ? <span className={css.summary}>{postedAt}</span> : null}
      </span>
      {opening ? (
        <span className={`${css.sign} noPrint`}>
          <Spinner />
          <VisuallyHidden>{t('opening')}</VisuallyHidden>
        </span>
      ) : (
        <Icon icon={ChevronRight} className={`${css.sign} noPrint`} />
      )}
    </Link>
  );
}

export function NewsSkeleton() {
  const { t } = useTranslation('news');
  return (
    <SkeletonGroup label={t('loading')} className={css.year}>
      <Skeleton width="5rem" height="1.75rem" />
      <div>
        <ListRows>
          {['80%', '60%', '70%', '55%', '75%', '60%'].map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
            <li key={index}>
              <span className={listRowClass(css.row)}>
                <Skeleton height="3.5rem" radius="input" className={css.leaf} />
                <span className={css.skeleton}>
                  <Skeleton width={width} height="1.125rem" />
                  <Skeleton width="8rem" />
                </span>
              </span>
            </li>
          ))}
        </ListRows>
      </div>
    </SkeletonGroup>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a day `YYYY-MM-DD` in Macau time; undefined for any other format, which is then shown unchanged. */
export function newsDay(postedAt: string, language: Language) {
  // Noon in Macau avoids shifts by the time zone of the device.
  const date = new Date(`${postedAt}T12:00:00+08:00`);
  if (!DAY.test(postedAt) || Number.isNaN(date.getTime())) return undefined;
  return {
    year: postedAt.slice(0, 4),
    /** E.g. 11月, Nov. */
    month: new Intl.DateTimeFormat(dateLocale(language), { timeZone: 'Asia/Macau', month: 'short' }).format(date),
    day: String(Number(postedAt.slice(8))),
    full: dayText(postedAt, language),
  };
}

/** Groups the items by year in server order; `year` is undefined for days in an unknown format. */
export function byYear<Dated extends { postedAt: string }>(items: readonly Dated[]) {
  const years: { year: string | undefined; items: Dated[] }[] = [];
  for (const item of items) {
    const year = newsDay(item.postedAt, 'cn')?.year;
    const last = years.at(-1);
    if (last !== undefined && last.year === year) last.items.push(item);
    else years.push({ year, items: [item] });
  }
  return years;
}
