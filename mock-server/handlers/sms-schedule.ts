import type { Bilingual, Call, UseExample } from '../handler.ts';
import { macauDateTime, macauMoment, macauWeekday } from '../seed/macau-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS: readonly Bilingual[] = [
  { cn: '逢星期一', en: 'Every Monday' },
  { cn: '逢星期二', en: 'Every Tuesday' },
  { cn: '逢星期三', en: 'Every Wednesday' },
  { cn: '逢星期四', en: 'Every Thursday' },
  { cn: '逢星期五', en: 'Every Friday' },
  { cn: '逢星期六', en: 'Every Saturday' },
  { cn: '逢星期日', en: 'Every Sunday' },
];
const EVERY_DAY: Bilingual = { cn: '每日', en: 'Every day' };
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

type Request = Call<'sendSms'>['body'];

/** When a message is sent later, as text and as the preview's fields. */
export interface Schedule {
  words: Bilingual;
  /** Times of the first and the last transmission, milliseconds since 1970; between them it is sent every `everyMs`. */
  firstAt: number;
  lastAt: number;
  everyMs: number;
  detail:
    | { scheduleDate: string }
    | { scheduleStartDate: string; scheduleEndDate: string; cycleDay: NonNullable<Request['cycleDay']>; cycleHourMinute: string };
}

function dateInWords(date: string): Bilingual {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { cn: `${year}年${month}月${day}日`, en: `${day} ${MONTHS[month - 1]} ${year}` };
}

/** A delayed message in words, as the list of scheduled messages shows it. */
export function delayedSchedule(date: string, hour: string, minute: string): Schedule {
  const day = dateInWords(date);
  const at = macauMoment(date, hour, minute);
  return {
    words: { cn: `${day.cn} ${hour}:${minute}，發送一次`, en: `Once, on ${day.en} at ${hour}:${minute}` },
    firstAt: at,
    lastAt: at,
    everyMs: DAY_MS,
    detail: { scheduleDate: `${date} ${hour}:${minute}` },
  };
}

/** Date, hour and minute as the request has them. */
type Moment = readonly [date: string, hour: string, minute: string];

/** Times of transmission of a cyclic message; the last is before the first when there is none. Macau has no summer time. */
function timesOf(start: Moment, end: Moment, cycleDay: number, hour: string, minute: string): Pick<Schedule, 'firstAt' | 'lastAt' | 'everyMs'> {
  const everyMs = cycleDay === -1 ? DAY_MS : 7 * DAY_MS;
  const begin = macauMoment(...start);
  let firstAt = macauMoment(start[0], hour, minute);
  while (firstAt < begin || (cycleDay !== -1 && macauWeekday(firstAt) !== cycleDay)) firstAt += DAY_MS;
  return { firstAt, lastAt: firstAt + Math.floor((macauMoment(...end) - firstAt) / everyMs) * everyMs, everyMs };
}

/** Times of transmission after a moment and up to another. */
export function timesBetween({ firstAt, lastAt, everyMs }: Schedule, after: number, upTo: number): number[] {
  const times: number[] = [];
  const skipped = Math.max(0, Math.floor((after - firstAt) / everyMs) + 1);
  for (let at = firstAt + skipped * everyMs; at <= Math.min(lastAt, upTo); at += everyMs) times.push(at);
  return times;
}

/** A cyclic message in words, as the list of scheduled messages shows it. */
export function cyclicSchedule(start: Moment, end: Moment, cycleDay: NonNullable<Request['cycleDay']>, hour: string, minute: string): Schedule {
  const from = dateInWords(start[0]);
  const to = dateInWords(end[0]);
  const day = WEEKDAYS[cycleDay] ?? EVERY_DAY;
  const fromTime = `${start[1]}:${start[2]}`;
  const toTime = `${end[1]}:${end[2]}`;
  return {
    words: {
      cn: `${day.cn} ${hour}:${minute}，由 ${from.cn} ${fromTime} 至 ${to.cn} ${toTime}`,
      en: `${day.en} at ${hour}:${minute}, from ${from.en} ${fromTime} to ${to.en} ${toTime}`,
    },
    ...timesOf(start, end, cycleDay, hour, minute),
    detail: { scheduleStartDate: `${start[0]} ${fromTime}`, scheduleEndDate: `${end[0]} ${toTime}`, cycleDay, cycleHourMinute: `${hour}:${minute}` },
  };
}

const SATURDAY = 5;

/** Next Saturday morning, and every Monday for six weeks. */
export function usualSchedules(now: number): [once: Schedule, weekly: Schedule] {
  const dayAfter = (days: number) => macauDateTime(now + days * DAY_MS).slice(0, 10);
  const saturday = (SATURDAY - macauWeekday(now) + 7) % 7 || 7;
  return [delayedSchedule(dayAfter(saturday), '10', '00'), cyclicSchedule([dayAfter(1), '00', '00'], [dayAfter(42), '23', '59'], 0, '09', '30')];
}

/** The schedule of a request (`undefined` for an immediate message) or the example of a refusal. */
export function scheduleOf(request: Request, now: number): { schedule: Schedule | undefined } | UseExample {
  if (request.type === 1) return { schedule: undefined };
  if (request.type === 2) {
    const { scheduleDate, scheduleHour, scheduleMinute } = request;
    if (scheduleDate === undefined || scheduleHour === undefined || scheduleMinute === undefined) return { example: 'incomplete' };
    const schedule = delayedSchedule(scheduleDate, scheduleHour, scheduleMinute);
    return schedule.lastAt <= now ? { example: 'timePassed' } : { schedule };
  }
  const { scheduleStartDate, scheduleStartHour, scheduleStartMinute, scheduleEndDate, scheduleEndHour, scheduleEndMinute, cycleDay, cycleHour, cycleMinute } =
    request;
  if (scheduleStartDate === undefined || scheduleStartHour === undefined || scheduleStartMinute === undefined) return { example: 'incomplete' };
  if (scheduleEndDate === undefined || scheduleEndHour === undefined || scheduleEndMinute === undefined) return { example: 'incomplete' };
  if (cycleDay === undefined || cycleHour === undefined || cycleMinute === undefined) return { example: 'incomplete' };
  const start = macauMoment(scheduleStartDate, scheduleStartHour, scheduleStartMinute);
  const end = macauMoment(scheduleEndDate, scheduleEndHour, scheduleEndMinute);
  if (end <= start) return { example: 'endFirst' };
  if (end <= now) return { example: 'timePassed' };
  const from: Moment = [scheduleStartDate, scheduleStartHour, scheduleStartMinute];
  const to: Moment = [scheduleEndDate, scheduleEndHour, scheduleEndMinute];
  const schedule = cyclicSchedule(from, to, cycleDay, cycleHour, cycleMinute);
  return timesBetween(schedule, now, end).length === 0 ? { example: 'never' } : { schedule };
}
