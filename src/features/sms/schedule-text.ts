import type { TFunction } from 'i18next';
import type { SmsDetail } from '@/api/generated/sms';
import { dayText, macauMinute, minuteText } from '@/lib/macau-date';
import type { Language } from '@/session/language';
import { cycleOf, type ScheduleValues } from './compose-rules.ts';
import { type Cycle, type Moment, millisecondsOf, sendingsOf } from './schedule.ts';

/** A schedule in words; each sending is charged. */
export interface ScheduleText {
  /** Undefined for an immediate message. */
  when?: string;
  /** First and last sending of a cyclic message. */
  span?: string;
  /** First sending without the year; undefined for an immediate message. */
  first?: string;
  times: number;
}

type Translate = TFunction<'sms'>;

const momentOf = (minute: string): Moment => ({ date: minute.slice(0, 10), hour: minute.slice(11, 13), minute: minute.slice(14, 16) });

function onceText(t: Translate, language: Language, { date, hour, minute }: Moment): ScheduleText {
  return {
    when: t('time.onceAt', { date: dayText(date, language), time: `${hour}:${minute}` }),
    first: minuteText(`${date} ${hour}:${minute}`, language),
    times: 1,
  };
}

function cycleText(t: Translate, language: Language, cycle: Cycle, now: number): ScheduleText | undefined {
  const sendings = sendingsOf(cycle, now);
  if (sendings === undefined || sendings.count === 0) return undefined;
  const { count, first, last } = sendings;
  return {
    when: t(`time.cycle.${cycle.day}`, { time: `${cycle.hour}:${cycle.minute}`, to: dayText(cycle.end.date, language), count }),
    span: t('time.firstAndLast', { first: minuteText(first, language), last: minuteText(last, language) }),
    first: minuteText(first, language),
    times: count,
  };
}

/** The time of sending with its day: 2026年11月20日 14:05. */
export function sentText(at: number, language: Language): string {
  const minute = macauMinute(at);
  return `${dayText(minute.slice(0, 10), language)} ${minute.slice(11)}`;
}

/** Undefined while the schedule is incomplete or has no sending. */
export function formSchedule(t: Translate, language: Language, values: ScheduleValues, now: number): ScheduleText | undefined {
  if (values.type === '1') return { times: 1 };
  if (values.type === '3') return cycleText(t, language, cycleOf(values), now);
  const at = millisecondsOf(values);
  return at > now ? onceText(t, language, momentOf(macauMinute(at))) : undefined;
}

/** The schedule of the preview response (SMS-30); its last sending may have passed meanwhile. */
export function previewSchedule(t: Translate, language: Language, detail: SmsDetail, now: number): ScheduleText {
  const { type, scheduleDate, scheduleStartDate, scheduleEndDate, cycleDay, cycleHourMinute } = detail;
  if (type === 2 && scheduleDate) return onceText(t, language, momentOf(scheduleDate));
  if (type !== 3 || !scheduleStartDate || !scheduleEndDate || cycleDay === undefined || !cycleHourMinute) return { times: 1 };
  const [hour = '', minute = ''] = cycleHourMinute.split(':');
  const cycle = { start: momentOf(scheduleStartDate), end: momentOf(scheduleEndDate), day: cycleDay, hour, minute };
  return cycleText(t, language, cycle, now) ?? { when: t('time.never'), first: '–', times: 0 };
}
