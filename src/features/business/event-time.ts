import type { BusinessActivityQueryResult } from '@/api/generated/business';

export type EventTime = Pick<BusinessActivityQueryResult, 'startsAt' | 'endsAt'>;

/** Milliseconds of `YYYY-MM-DD HH:mm` in Macau. */
export const timeOf = (minute: string) => Date.parse(`${minute.replace(' ', 'T')}:00+08:00`);

/** Whether an event has not ended; one without times is past. */
export const isUpcoming = ({ startsAt, endsAt = startsAt }: EventTime, now: number): boolean => endsAt !== undefined && timeOf(endsAt) > now;
