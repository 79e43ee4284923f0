import { CalendarClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { macauToday } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Icon } from '@/ui/icon';
import { RadioGroup, RadioTile } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { TextField } from '@/ui/text-field';
import { type ComposeForm, useSchedule } from './compose-form.ts';
import { CYCLE_DAYS, formSchedule, HOURS, MINUTES } from './schedule.ts';
import css from './time-section.module.css';

const hours = HOURS.map((value) => ({ value, label: value }));
const minutes = MINUTES.map((value) => ({ value, label: value }));

/** Sending now, once or cyclically, with the schedule in words (SMS-05 … SMS-07, SMS-10). */
export function TimeSection({ form }: { form: ComposeForm }) {
  const { t } = useTranslation('sms');
  const language = useLanguage();
  const values = useSchedule(form);
  const [today] = useState(() => macauToday());
  const scheduleText = formSchedule(t, language, values, Date.now());
  const limits = useRef<HTMLDetailsElement>(null);
  const isStartWrong = values.type === '3' && form.group('startDate').error !== undefined;
  // Opened only: the customer may still be typing when the error is gone.
  useEffect(() => {
    if (isStartWrong && limits.current) limits.current.open = true;
  }, [isStartWrong]);

  const date = (name: 'date' | 'startDate' | 'endDate', label: string) => {
    return <TextField {...form.field(name)} type="date" min={today} label={label} fieldClassName={css.date} />;
  };
  /** The accessible names are unique, since up to three pairs share the visible labels. */
  const time = (hour: 'hour' | 'startHour' | 'endHour' | 'cycleHour', minute: 'minute' | 'startMinute' | 'endMinute' | 'cycleMinute') => (
    <div className={css.time}>
      <Select {...form.field(hour)} label={t('time.hour')} aria-label={t(`time.${hour}`)} options={hours} />
      <Select {...form.field(minute)} label={t('time.minute')} aria-label={t(`time.${minute}`)} options={minutes} />
    </div>
  );

  return (
    <>
      <RadioGroup label={t('time.title')} hideLabel className={css.types}>
        <RadioTile {...form.choice('type', '1')} title={t('time.now')} />
        <RadioTile {...form.choice('type', '2')} title={t('time.once')} />
        <RadioTile {...form.choice('type', '3')} title={t('time.cyclic')} />
      </RadioGroup>
      {values.type === '2' ? (
        <div className={css.dateTime}>
          {date('date', t('time.date'))}
          {time('hour', 'minute')}
        </div>
      ) : null}
      {values.type === '3' ? (
        <>
          <div className={css.dateTime}>
            <Select
              {...form.field('cycleDay')}
              label={t('time.every')}
              options={CYCLE_DAYS.map((day) => ({ value: String(day), label: t(`time.days.${day}`) }))}
              fieldClassName={css.day}
            />
            {time('cycleHour', 'cycleMinute')}
            {date('endDate', t('time.endDate'))}
          </div>
          <details ref={limits} className={css.limits}>
            <summary className={css.more}>{t('time.limits')}</summary>
            <div className={css.dateTime}>
              {date('startDate', t('time.startDate'))}
              {time('startHour', 'startMinute')}
            </div>
            <div className={css.dateTime}>{time('endHour', 'endMinute')}</div>
          </details>
        </>
      ) : null}
      {values.type === '1' ? null : (
        <div role="status" className={css.when}>
          {scheduleText?.when === undefined ? (
            <p className="caption">{t('time.macau')}</p>
          ) : (
            <>
              <Icon icon={CalendarClock} />
              <div>
                <p className={css.strong}>{scheduleText.when}</p>
                <p className="caption">{scheduleText.span ?? t('time.macau')}</p>
              </div>
            </>
          )}
        </div>
      )}
    </>
  );
}
