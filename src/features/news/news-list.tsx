import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NewsListQueryResult } from '@/api/news';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { Icon } from '@/ui/icon';
import { ListRows, listRowClass } from '@/ui/list-row';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { FROM_LIST } from './address.ts';
import { byYear, newsDay } from './dates.ts';
import css from './news-list.module.css';
import { linkId } from './use-open-item.ts';

type Item = NewsListQueryResult[number];

interface NewsListProps {
  items: readonly Item[];
  /** Id of the item that was pressed and is on its way. */
  opening: string | undefined;
}

/** The items by year in the order of the server, newest first (NEWS-02, NEWS-03). Each is a link of its own, so that it can be shared. */
export function NewsList({ items, opening }: NewsListProps) {
  const { t } = useTranslation('news');
  return byYear(items).map(({ year, items: some }, at) => {
    const key = `${year}-${at}`;
    return (
      <section key={key} className={css.year} aria-labelledby={`news-year-${key}`}>
        <h2 id={`news-year-${key}`} className={css.heading}>
          {year === undefined ? t('undated') : t('year', { year })}
        </h2>
        <div className={css.rows}>
          <ListRows>
            {some.map((item) => (
              <li key={item.id}>
                <NewsRow item={item} opening={item.id === opening} />
              </li>
            ))}
          </ListRows>
        </div>
      </section>
    );
  });
}

function NewsRow({ item: { id, name, postedAt }, opening }: { item: Item; opening: boolean }) {
  const { t } = useTranslation('news');
  const day = newsDay(postedAt, useLanguage());
  return (
    <Link id={linkId(id)} to={paths.newsItem(id)} state={FROM_LIST} preventScrollReset aria-haspopup="dialog" className={listRowClass(css.row)}>
      {day === undefined ? null : (
        <span className={css.leaf} aria-hidden="true">
          <span className={css.day}>{day.day}</span>
          <span className={css.month}>{day.month}</span>
        </span>
      )}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <time dateTime={postedAt} className={css.date}>
          {day?.full ?? postedAt}
        </time>
      </span>
      {opening ? (
        <span className={css.sign}>
          <Spinner />
          <span className="visuallyHidden">{t('opening')}</span>
        </span>
      ) : (
        <Icon icon={ChevronRight} className={css.sign} />
      )}
    </Link>
  );
}

/** A year with its rows. */
export function NewsSkeleton() {
  const { t } = useTranslation('news');
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={css.year}>
        <Skeleton width="5rem" height="1.75rem" />
        <div className={css.rows}>
          <ListRows>
            {['80%', '60%', '70%', '55%', '75%', '60%'].map((width, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bones never move
              <li key={at}>
                <span className={listRowClass(css.row)}>
                  <Skeleton height="3.5rem" radius="input" className={css.leaf} />
                  <span className={css.bones}>
                    <Skeleton width={width} height="1.125rem" />
                    <Skeleton width="8rem" />
                  </span>
                </span>
              </li>
            ))}
          </ListRows>
        </div>
      </div>
    </SkeletonGroup>
  );
}
