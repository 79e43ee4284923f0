import type { Call, Texts, UseExample } from '../handler.ts';
import { longDate, macauDateTime, macauMoment, macauWeekday, weekdayName } from '../seed/macau-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_DAY: Texts = { cn: '每日', en: 'Every day' };

type Request = Call<'sendSms'>['body'];

/** When a message is sent later, as text and as the preview's fields. */
export interface Schedule {
  words: Texts;
  /** Times of the first and the last transmission, milliseconds since 1970; between them it is sent every `everyMs`. */
  firstAt: number;
  lastAt: number;
  everyMs: number;
  detail:
    | { scheduleDate: string }
    | { scheduleStartDate: string; scheduleEndDate: string; cycleDay: NonNullable<Request['cycleDay']>; cycleHourMinute: string };
}

const dateInWords = (date: string): Texts => ({ cn: longDate(date, 'cn'), en: longDate(date, 'en') });

/** A delayed message in words, as the list of scheduled messages shows it. */
function delayedSchedule(date: string, hour: string, minute: string): Schedule {
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

const momentIn = (date?: string, hour?: string, minute?: string): Moment | undefined =>
  date === undefined || hour === undefined || minute === undefined ? undefined : [date, hour, minute];

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
  const day = cycleDay === -1 ? EVERY_DAY : { cn: `逢${weekdayName(cycleDay, 'cn')}`, en: `Every ${weekdayName(cycleDay, 'en')}` };
  const fromTime = `${start[1]}:${start[2]}`;
  const toTime = `${end[1]}:${end[2]}`;
  // Whole days have no hours.
  const [fromHour, toHour] = [fromTime === '00:00' ? '' : ` ${fromTime}`, toTime === '23:59' ? '' : ` ${toTime}`];
  return {
    words: {
      cn: `${day.cn} ${hour}:${minute}，${from.cn}${fromHour} 至 ${to.cn}${toHour}`,
      en: `${day.en} at ${hour}:${minute}, from ${from.en}${fromHour} to ${to.en}${toHour}`,
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
    const at = momentIn(request.scheduleDate, request.scheduleHour, request.scheduleMinute);
    if (at === undefined) return { example: 'incomplete' };
    const schedule = delayedSchedule(...at);
    return schedule.lastAt <= now ? { example: 'timePassed' } : { schedule };
  }
  const { cycleDay, cycleHour, cycleMinute } = request;
  const from = momentIn(request.scheduleStartDate, request.scheduleStartHour, request.scheduleStartMinute);
  const to = momentIn(request.scheduleEndDate, request.scheduleEndHour, request.scheduleEndMinute);
  if (from === undefined || to === undefined || cycleDay === undefined || cycleHour === undefined || cycleMinute === undefined)
    return { example: 'incomplete' };
  const start = macauMoment(...from);
  const end = macauMoment(...to);
  if (end <= start) return { example: 'endFirst' };
  if (end <= now) return { example: 'timePassed' };
  const schedule = cyclicSchedule(from, to, cycleDay, cycleHour, cycleMinute);
  return timesBetween(schedule, now, end).length === 0 ? { example: 'never' } : { schedule };
}
