import type { TFunction } from 'i18next';
import type { SmsDetail } from '@/api/generated/sms';
import { dayText, MACAU_AHEAD_MS, macauMinute, minuteText } from '@/lib/macau-date';
import type { Language } from '@/session/language';

const DAY_MS = 24 * 60 * 60 * 1000;

export const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
export const MINUTES = Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0'));
/** Days of a cyclic message: -1 every day, 0 Monday to 6 Sunday (SMS-07). */
export const CYCLE_DAYS = [-1, 0, 1, 2, 3, 4, 5, 6] as const;
export type CycleDay = (typeof CYCLE_DAYS)[number];

/** A date (`YYYY-MM-DD`) and time in Macau. */
interface Moment {
  date: string;
  hour: string;
  minute: string;
}

interface Cycle extends Omit<Moment, 'date'> {
  start: Moment;
  end: Moment;
  day: CycleDay;
}

/** The schedule as the form has it. */
export interface ScheduleValues extends Moment {
  /** 1 now, 2 at a set time, 3 cyclic (SMS-06). */
  type: '1' | '2' | '3';
  startDate: string;
  startHour: string;
  startMinute: string;
  endDate: string;
  endHour: string;
  endMinute: string;
  cycleDay: string;
  cycleHour: string;
  cycleMinute: string;
}

/** Unix time in milliseconds; NaN without a date. */
export const millisecondsOf = ({ date, hour, minute }: Moment): number => Date.parse(`${date}T${hour}:${minute}:00Z`) - MACAU_AHEAD_MS;

export const cycleOf = (values: ScheduleValues): Cycle => ({
  start: { date: values.startDate, hour: values.startHour, minute: values.startMinute },
  end: { date: values.endDate, hour: values.endHour, minute: values.endMinute },
  day: Number(values.cycleDay) as CycleDay,
  hour: values.cycleHour,
  minute: values.cycleMinute,
});

/** 0 Monday to 6 Sunday. */
const weekdayOf = (at: number): number => (new Date(at + MACAU_AHEAD_MS).getUTCDay() + 6) % 7;

/** Sendings of a cyclic message from `now` on: count, first and last (`YYYY-MM-DD HH:mm`). Undefined while a date is missing. */
export function sendingsOf({ start, end, day, hour, minute }: Cycle, now: number): { count: number; first: string; last: string } | undefined {
  const from = Math.max(millisecondsOf(start), now);
  const to = millisecondsOf(end);
  const anchor = millisecondsOf({ date: start.date, hour, minute });
  if (Number.isNaN(from) || Number.isNaN(to) || Number.isNaN(anchor)) return undefined;
  const step = day === -1 ? 1 : 7;
  // The first matching weekday on or after the start, then whole cycles up to now.
  const lead = day === -1 ? 0 : (day - weekdayOf(anchor) + 7) % 7;
  const begin = anchor + lead * DAY_MS;
  const first = begin + Math.max(0, Math.ceil((from - begin) / (step * DAY_MS))) * step * DAY_MS;
  if (first > to) return { count: 0, first: '', last: '' };
  const more = Math.floor((to - first) / (step * DAY_MS));
  return { count: more + 1, first: macauMinute(first), last: macauMinute(first + more * step * DAY_MS) };
}

/** A schedule in words; each sending is charged. */
interface ScheduleText {
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
