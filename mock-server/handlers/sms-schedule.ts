import type { Bilingual, Call } from '../handler.ts';
import { macauMoment, macauWeekday } from '../seed/macau-time.ts';

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
  /** Time of the last transmission, milliseconds since 1970. */
  lastAt: number;
  detail:
    | { scheduleDate: string }
    | { scheduleStartDate: string; scheduleEndDate: string; cycleDay: NonNullable<Request['cycleDay']>; cycleHourMinute: string };
}

function dateInWords(date: string): Bilingual {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { cn: `${year}年${month}月${day}日`, en: `${day} ${MONTHS[month - 1]} ${year}` };
}

const INCOMPLETE: Bilingual = { cn: '請選擇完整的發送日期及時間。', en: 'Please choose all dates and times of the schedule.' };
const PASSED: Bilingual = { cn: '預定的發送時間已過，請選擇較後的時間。', en: 'The time you chose has passed. Please choose a later one.' };
const END_FIRST: Bilingual = { cn: '結束時間必須在開始時間之後。', en: 'The end must come after the start.' };
const NEVER: Bilingual = {
  cn: '所選日期之間沒有任何發送時間，請更改日期或發送日。',
  en: 'There is no sending time between these dates. Please change the dates or the day.',
};

/** A delayed message in words, as the list of scheduled messages shows it. */
export function delayedSchedule(date: string, hour: string, minute: string): Schedule {
  const day = dateInWords(date);
  return {
    words: { cn: `${day.cn} ${hour}:${minute}，發送一次`, en: `Once, on ${day.en} at ${hour}:${minute}` },
    lastAt: macauMoment(date, hour, minute),
    detail: { scheduleDate: `${date} ${hour}:${minute}` },
  };
}

/** Date, hour and minute as the request has them. */
type Moment = readonly [date: string, hour: string, minute: string];

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
    lastAt: macauMoment(...end),
    detail: { scheduleStartDate: `${start[0]} ${fromTime}`, scheduleEndDate: `${end[0]} ${toTime}`, cycleDay, cycleHourMinute: `${hour}:${minute}` },
  };
}

/** Whether a cyclic message is ever sent between two moments; checking one week is enough. */
function happens(first: string, from: number, to: number, cycleDay: number, hour: string, minute: string): boolean {
  const days = Math.max(0, Math.floor((from - macauMoment(first, '00', '00')) / DAY_MS));
  const begin = macauMoment(first, hour, minute) + days * DAY_MS;
  return Array.from({ length: 8 }, (_, day) => begin + day * DAY_MS).some(
    (moment) => moment >= from && moment <= to && (cycleDay === -1 || macauWeekday(moment) === cycleDay),
  );
}

/** The schedule of a request (`undefined` for an immediate message) or an error. */
export function scheduleOf(request: Request, now: number): { schedule: Schedule | undefined } | { error: Bilingual } {
  if (request.type === 1) return { schedule: undefined };
  if (request.type === 2) {
    const { scheduleDate, scheduleHour, scheduleMinute } = request;
    if (scheduleDate === undefined || scheduleHour === undefined || scheduleMinute === undefined) return { error: INCOMPLETE };
    const schedule = delayedSchedule(scheduleDate, scheduleHour, scheduleMinute);
    return schedule.lastAt <= now ? { error: PASSED } : { schedule };
  }
  const { scheduleStartDate, scheduleStartHour, scheduleStartMinute, scheduleEndDate, scheduleEndHour, scheduleEndMinute, cycleDay, cycleHour, cycleMinute } =
    request;
  if (scheduleStartDate === undefined || scheduleStartHour === undefined || scheduleStartMinute === undefined) return { error: INCOMPLETE };
  if (scheduleEndDate === undefined || scheduleEndHour === undefined || scheduleEndMinute === undefined) return { error: INCOMPLETE };
  if (cycleDay === undefined || cycleHour === undefined || cycleMinute === undefined) return { error: INCOMPLETE };
  const start = macauMoment(scheduleStartDate, scheduleStartHour, scheduleStartMinute);
  const end = macauMoment(scheduleEndDate, scheduleEndHour, scheduleEndMinute);
  if (end <= start) return { error: END_FIRST };
  if (end <= now) return { error: PASSED };
  if (!happens(scheduleStartDate, Math.max(start, now), end, cycleDay, cycleHour, cycleMinute)) return { error: NEVER };
  const from: Moment = [scheduleStartDate, scheduleStartHour, scheduleStartMinute];
  const to: Moment = [scheduleEndDate, scheduleEndHour, scheduleEndMinute];
  return { schedule: cyclicSchedule(from, to, cycleDay, cycleHour, cycleMinute) };
}
