import { describe, expect, it } from 'vitest';
import { macauMinute, macauToday } from '@/lib/macau-date';
import { composeErrors, composeRules, cycleOf, emptyMessage, requestOf } from './compose-rules.ts';
import { HOURS, MINUTES, millisecondsOf, sendingsOf } from './schedule.ts';

const now = Date.parse('2026-11-20T14:05:00+08:00');
const message = { ...emptyMessage('2026-11-20'), numbers: ['66123456'], content: 'Hello' };
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

  it('is refused while a date is missing, has passed, ends before it starts or never comes', () => {
    const errors = (values: Partial<typeof message>) => composeErrors({ ...message, ...values }, now);
    expect(errors({})).toEqual([]);
    expect(errors({ type: '2' })).toEqual([['date', 'required']]);
    expect(errors({ type: '2', date: '2026-11-20', hour: '14', minute: '05' })).toEqual([['date', 'passed']]);
    expect(errors({ type: '2', date: '2026-11-20', hour: '14', minute: '06' })).toEqual([]);
    expect(errors({ type: '3', startDate: '' })).toEqual([
      ['startDate', 'required'],
      ['endDate', 'required'],
    ]);
    expect(errors({ type: '3', startDate: '', endDate: '2026-12-01' })).toEqual([['startDate', 'required']]);
    expect(errors({ type: '3' })).toEqual([['endDate', 'required']]);
    expect(errors({ type: '3', endDate: '2026-11-20', endHour: '00', endMinute: '00' })).toEqual([['endDate', 'endFirst']]);
    expect(errors({ type: '3', endDate: '2026-11-20', endHour: '14', endMinute: '05' })).toEqual([['endDate', 'passed']]);
    expect(errors({ type: '3', endDate: '2026-11-19' })).toEqual([['endDate', 'endFirst']]);
    expect(errors({ type: '3', startDate: '2026-11-01', endDate: '2026-11-19' })).toEqual([['endDate', 'passed']]);
    expect(errors({ type: '3', endDate: '2026-11-22' })).toEqual([['endDate', 'never']]);
    expect(errors({ type: '3', endDate: '2026-11-23' })).toEqual([]);
  });

  it('SMS-06, SMS-07, SMS-29: is sent with type 1 at once, 2 once later, 3 on a day of the cycle, and with the fields of its type only', () => {
    const times = {
      ...message,
      date: '2026-11-28',
      hour: '01',
      minute: '02',
      startDate: '2026-12-03',
      startHour: '03',
      startMinute: '04',
      endDate: '2026-12-31',
      endHour: '05',
      endMinute: '06',
      cycleHour: '07',
      cycleMinute: '08',
    };
    const every = { coding: 1, content: 'Hello', mobileList: ['66123456'] };
    expect(requestOf({ ...times, type: '1' })).toEqual({ ...every, type: 1 });
    expect(requestOf({ ...message, type: '2', date: '2026-11-28' })).toMatchObject({ scheduleHour: '09', scheduleMinute: '00' });
    expect(requestOf({ ...message, type: '3' })).toMatchObject({ scheduleStartDate: '2026-11-20', scheduleEndHour: '23', cycleDay: 0, cycleHour: '09' });
    expect(requestOf({ ...times, type: '2' })).toEqual({ ...every, type: 2, scheduleDate: '2026-11-28', scheduleHour: '01', scheduleMinute: '02' });
    for (const cycleDay of [-1, 0, 1, 2, 3, 4, 5, 6]) {
      expect(requestOf({ ...times, type: '3', cycleDay: String(cycleDay) })).toEqual({
        ...every,
        type: 3,
        scheduleStartDate: '2026-12-03',
        scheduleStartHour: '03',
        scheduleStartMinute: '04',
        scheduleEndDate: '2026-12-31',
        scheduleEndHour: '05',
        scheduleEndMinute: '06',
        cycleDay,
        cycleHour: '07',
        cycleMinute: '08',
      });
    }
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

describe('required fields', () => {
  it('are the recipients and the message (SMS-14)', () => {
    expect(composeErrors(emptyMessage('2026-11-20'), now)).toEqual([
      ['numbers', 'required'],
      ['content', 'required'],
    ]);
    expect(composeErrors({ ...message, numbers: ['66123456', '6812 45'], content: 'a'.repeat(1531) }, now)).toEqual([
      ['numbers', 'invalid'],
      ['content', 'tooLong'],
    ]);
  });

  it('are not too many, and not of spaces', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(66_000_000 + at));
    expect(composeErrors({ ...message, numbers: numbers(500) }, now)).toEqual([]);
    expect(composeErrors({ ...message, numbers: numbers(501) }, now)).toEqual([['numbers', 'tooMany']]);
    expect(composeErrors({ ...message, content: ' \n' }, now)).toEqual([['content', 'required']]);
    expect(composeErrors({ ...message, content: 'a'.repeat(1530) }, now)).toEqual([]);
  });

  it('are reported to the form with the values that were checked', () => {
    const checked: unknown[] = [];
    const rules = composeRules((values) => checked.push(values));
    const values = { ...message, numbers: ['6812 45'], content: '' };
    expect(rules.safeParse(values).error?.issues).toMatchObject([
      { code: 'custom', message: 'invalid', path: ['numbers'] },
      { code: 'custom', message: 'required', path: ['content'] },
    ]);
    expect(checked).toEqual([values]);
    expect(rules.safeParse(message).success).toBe(true);
  });

  it('are empty at first, and the times have their usual values', () => {
    const empty = emptyMessage('2026-11-20');
    expect(empty).toEqual({
      ...{ numbers: [], typing: '', groupName: '', newGroupName: '', content: '', templateName: '', newTemplateName: '', type: '1' },
      ...{ date: '', hour: '09', minute: '00', startDate: '2026-11-20', startHour: '00', startMinute: '00', endDate: '', endHour: '23', endMinute: '59' },
      ...{ cycleDay: '0', cycleHour: '09', cycleMinute: '30' },
    });
    expect(cycleOf({ ...empty, endDate: '2026-12-31' })).toEqual(cycle);
  });
});
