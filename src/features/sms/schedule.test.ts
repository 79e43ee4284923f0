import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { SmsDetail } from '@/api/generated/sms';
import { macauMinute, macauToday } from '@/lib/macau-date';
import { emptyMessage } from './compose-form.ts';
import { cycleOf, formSchedule, HOURS, MINUTES, millisecondsOf, previewSchedule, sendingsOf, sentText } from './schedule.ts';

const now = Date.parse('2026-11-20T14:05:00+08:00');
const cycle = {
  start: { date: '2026-11-20', hour: '00', minute: '00' },
  end: { date: '2026-12-31', hour: '23', minute: '59' },
  day: 0,
  hour: '09',
  minute: '30',
} as const;

describe('schedule in Macau', () => {
  it('has hours 00 to 23 and minutes 00 to 59 (SMS-10)', () => {
    expect([HOURS[9], MINUTES[9]]).toEqual(['09', '09']);
    expect([HOURS.at(0), HOURS.at(-1), HOURS.length]).toEqual(['00', '23', 24]);
    expect([MINUTES.at(0), MINUTES.at(-1), MINUTES.length]).toEqual(['00', '59', 60]);
  });

  it('uses Macau time independent of the device', () => {
    expect(macauToday(Date.parse('2026-11-20T16:30:00Z'))).toBe('2026-11-21');
    expect(macauMinute(millisecondsOf({ date: '2026-11-20', hour: '00', minute: '05' }))).toBe('2026-11-20 00:05');
  });

  it('counts the sendings of a cyclic message from now on', () => {
    expect(sendingsOf(cycle, now)).toEqual({ count: 6, first: '2026-11-23 09:30', last: '2026-12-28 09:30' });
    expect(sendingsOf({ ...cycle, day: -1 }, now)).toEqual({ count: 41, first: '2026-11-21 09:30', last: '2026-12-31 09:30' });
    expect(sendingsOf({ ...cycle, day: -1, hour: '14', minute: '05' }, now)?.first).toBe('2026-11-20 14:05');
    expect(sendingsOf({ ...cycle, day: 4 }, now)?.first).toBe('2026-11-27 09:30');
    expect(sendingsOf({ ...cycle, day: 4, hour: '15' }, now)?.first).toBe('2026-11-20 15:30');
    expect(sendingsOf({ ...cycle, day: 3 }, now)?.first).toBe('2026-11-26 09:30');
    expect(sendingsOf({ ...cycle, start: { date: '2026-12-01', hour: '10', minute: '00' }, day: -1 }, now)?.first).toBe('2026-12-02 09:30');
    expect(sendingsOf({ ...cycle, start: { date: '2026-11-01', hour: '00', minute: '00' }, day: -1 }, now)?.first).toBe('2026-11-21 09:30');
    expect(sendingsOf({ ...cycle, end: { date: '2026-11-22', hour: '23', minute: '59' } }, now)).toEqual({ count: 0, first: '', last: '' });
    expect(sendingsOf({ ...cycle, end: { date: '2026-11-23', hour: '09', minute: '30' } }, now)?.count).toBe(1);
    expect(sendingsOf({ ...cycle, start: { date: '', hour: '00', minute: '00' } }, now)).toBeUndefined();
    expect(sendingsOf({ ...cycle, hour: '' }, now)).toBeUndefined();
    expect(sendingsOf({ ...cycle, end: { date: '', hour: '23', minute: '59' } }, now)).toBeUndefined();
  });

  it('SMS-07: runs every day at -1, on Mondays at 0, and so on up to Sundays at 6', () => {
    // 1 March 2027 is a Monday.
    const week = { start: { date: '2027-03-01', hour: '00', minute: '00' }, end: { date: '2027-03-07', hour: '23', minute: '59' }, hour: '09', minute: '30' };
    expect(sendingsOf({ ...week, day: -1 }, now)).toMatchObject({ count: 7, first: '2027-03-01 09:30', last: '2027-03-07 09:30' });
    for (const day of [0, 1, 2, 3, 4, 5, 6] as const) {
      expect(sendingsOf({ ...week, day }, now), String(day)).toMatchObject({ count: 1, first: `2027-03-0${day + 1} 09:30` });
    }
  });
});

const t = ((key: string) => key) as unknown as TFunction<'sms'>;
const weekly: SmsDetail = {
  localNum: 1,
  interNum: 0,
  receiveList: [{ mobileNo: '66123456', area: 'local' }],
  content: ['Hello'],
  type: 3,
  scheduleStartDate: '2026-11-01 00:00',
  scheduleEndDate: '2026-11-20 23:59',
  cycleDay: 4,
  cycleHourMinute: '09:30',
};

it('a preview whose last sending has passed is neither immediate nor charged', () => {
  expect(previewSchedule(t, 'en', weekly, Date.parse('2026-11-20T09:29:00+08:00'))).toMatchObject({ times: 1, when: 'time.cycle.4' });
  expect(previewSchedule(t, 'en', weekly, Date.parse('2026-11-20T09:31:00+08:00'))).toEqual({ times: 0, when: 'time.never', first: '–' });
});

/** Shows the key and the values of a message. */
const shown = ((key: string, values: object) => ({ key, ...values })) as unknown as TFunction<'sms'>;

describe('the schedule of the form', () => {
  const values = emptyMessage('2026-11-20');

  it('is one sending at once, or at a time to come', () => {
    expect(formSchedule(shown, 'en', values, now)).toEqual({ times: 1 });
    expect(formSchedule(shown, 'en', { ...values, type: '2', date: '2026-11-28', hour: '08', minute: '05' }, now)).toEqual({
      when: { key: 'time.onceAt', date: '28 November 2026', time: '08:05' },
      first: expect.stringMatching(/^28 November.* 08:05$/),
      times: 1,
    });
    expect(formSchedule(shown, 'en', { ...values, type: '2' }, now)).toBeUndefined();
    expect(formSchedule(shown, 'en', { ...values, type: '2', date: '2026-11-20', hour: '14', minute: '05' }, now)).toBeUndefined();
  });

  it('is a cycle with its first and last sending, unless it has none', () => {
    const weeks = { ...values, type: '3', endDate: '2026-12-31' } as const;
    expect(cycleOf(weeks)).toEqual(cycle);
    expect(formSchedule(shown, 'en', weeks, now)).toEqual({
      when: { key: 'time.cycle.0', time: '09:30', to: '31 December 2026', count: 6 },
      span: { key: 'time.firstAndLast', first: expect.stringMatching(/^23 November.* 09:30$/), last: expect.stringMatching(/^28 December.* 09:30$/) },
      first: expect.stringMatching(/^23 November.* 09:30$/),
      times: 6,
    });
    expect(formSchedule(shown, 'en', { ...weeks, endDate: '' }, now)).toBeUndefined();
    expect(formSchedule(shown, 'en', { ...weeks, endDate: '2026-11-22' }, now)).toBeUndefined();
  });
});

describe('the schedule of a preview', () => {
  it('is a time, a cycle, or at once where the server left out what its type needs', () => {
    expect(previewSchedule(shown, 'en', { ...weekly, type: 2, scheduleDate: '2026-11-28 08:05' }, now)).toMatchObject({
      when: { date: '28 November 2026', time: '08:05' },
      times: 1,
    });
    expect(previewSchedule(shown, 'en', { ...weekly, scheduleEndDate: '2026-12-31 23:59' }, now)).toMatchObject({
      when: { key: 'time.cycle.4', time: '09:30', to: '31 December 2026', count: 5 },
      times: 5,
    });
    const { scheduleStartDate: _start, ...noStart } = weekly;
    const { scheduleEndDate: _end, ...noEnd } = weekly;
    const { cycleDay: _day, ...noDay } = weekly;
    const { cycleHourMinute: _time, ...noTime } = weekly;
    for (const detail of [noStart, noEnd, noDay, noTime, { ...weekly, type: 1 }, { ...weekly, type: 2 }] as SmsDetail[]) {
      expect(previewSchedule(shown, 'en', detail, now)).toEqual({ times: 1 });
    }
  });
});

it('the time of sending is that of Macau, with its day', () => {
  expect(sentText(now, 'cn')).toBe('2026年11月20日 14:05');
});
