import type { Call } from '../handler.ts';

/** Bodies of `sendSms` for tests. */
type Body = Call<'sendSms'>['body'];

export const message: Body = { coding: 1, content: 'The book fair opens at 10:00.', type: 1, mobileList: ['66123456'] };
export const delayed: Body = { ...message, type: 2, scheduleDate: '2026-11-28', scheduleHour: '15', scheduleMinute: '30' };
/** Mondays at 09:30, from 23 November. */
export const cyclic: Body = {
  ...message,
  type: 3,
  scheduleStartDate: '2026-11-23',
  scheduleStartHour: '08',
  scheduleStartMinute: '00',
  scheduleEndDate: '2026-12-31',
  scheduleEndHour: '23',
  scheduleEndMinute: '59',
  cycleDay: 0,
  cycleHour: '09',
  cycleMinute: '30',
};
