import { CalendarPlus, Clock, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BusinessActivityQueryResult } from '@/api/generated/business';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { cardClass, Section } from '@/ui/section';
import { languageOf } from '../../../openapi/languages.ts';
import css from './event-facts.module.css';
import { useUpcoming } from './use-upcoming.ts';

/** Hours and place of an event, below its date in the page's head; an upcoming one can be added to a calendar. */
export function EventFacts({ activity }: { activity: BusinessActivityQueryResult }) {
  const { t } = useTranslation('business');
  const language = useLanguage();
  const { id, title, summary, place, startsAt, endsAt } = activity;
  const count = useUpcoming([activity]);
  const isUnknown = count === undefined;
  if (startsAt === undefined || endsAt === undefined) return null;
  const sameDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);

  const addToCalendar = async () => {
    const [{ calendarFile }, { saveFile }] = await Promise.all([import('./calendar-file.ts'), import('@/lib/save-file')]);
    const url = `${location.origin}${paths.businessActivity(id)}?lang=${languageOf(language).address}`;
    saveFile(`event-${id}.ics`, calendarFile({ id, title, summary, place, startsAt, endsAt, url }, Date.now()), 'text/calendar');
  };
  return (
    <Section title={t('event.title')} titleClass={css.title} className={cardClass({}, css.facts)}>
      <Badge tone={count === 0 ? 'neutral' : 'ok'} className={cx(isUnknown && css.unknown)}>
        {t(count === 0 ? 'event.past' : 'event.upcoming')}
      </Badge>
      <ul className={css.list}>
        {sameDay ? (
          <li>
            <Icon icon={Clock} />
            {t('event.hours', { from: startsAt.slice(11), to: endsAt.slice(11) })}
          </li>
        ) : null}
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
