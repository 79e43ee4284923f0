import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { SmsDetail } from '@/api/generated/sms';
import { emptyMessage } from './compose-rules.ts';
import { formSchedule, previewSchedule, sentText } from './schedule-text.ts';

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
const NOW = Date.parse('2026-11-20T14:05:00+08:00');

describe('the schedule of the form', () => {
  const values = emptyMessage('2026-11-20');

  it('is one sending at once, or at a time to come', () => {
    expect(formSchedule(shown, 'en', values, NOW)).toEqual({ times: 1 });
    expect(formSchedule(shown, 'en', { ...values, type: '2', date: '2026-11-28', hour: '08', minute: '05' }, NOW)).toEqual({
      when: { key: 'time.onceAt', date: '28 November 2026', time: '08:05' },
      first: expect.stringMatching(/^28 November.* 08:05$/),
      times: 1,
    });
    expect(formSchedule(shown, 'en', { ...values, type: '2' }, NOW)).toBeUndefined();
    expect(formSchedule(shown, 'en', { ...values, type: '2', date: '2026-11-20', hour: '14', minute: '05' }, NOW)).toBeUndefined();
  });

  it('is a cycle with its first and last sending, unless it has none', () => {
    const weeks = { ...values, type: '3', endDate: '2026-12-31' } as const;
    expect(formSchedule(shown, 'en', weeks, NOW)).toEqual({
      when: { key: 'time.cycle.0', time: '09:30', to: '31 December 2026', count: 6 },
      span: { key: 'time.firstAndLast', first: expect.stringMatching(/^23 November.* 09:30$/), last: expect.stringMatching(/^28 December.* 09:30$/) },
      first: expect.stringMatching(/^23 November.* 09:30$/),
      times: 6,
    });
    expect(formSchedule(shown, 'en', { ...weeks, endDate: '' }, NOW)).toBeUndefined();
    expect(formSchedule(shown, 'en', { ...weeks, endDate: '2026-11-22' }, NOW)).toBeUndefined();
  });
});

describe('the schedule of a preview', () => {
  it('is a time, a cycle, or at once where the server left out what its type needs', () => {
    expect(previewSchedule(shown, 'en', { ...weekly, type: 2, scheduleDate: '2026-11-28 08:05' }, NOW)).toMatchObject({
      when: { date: '28 November 2026', time: '08:05' },
      times: 1,
    });
    expect(previewSchedule(shown, 'en', { ...weekly, scheduleEndDate: '2026-12-31 23:59' }, NOW)).toMatchObject({
      when: { key: 'time.cycle.4', time: '09:30', to: '31 December 2026', count: 5 },
      times: 5,
    });
    const { scheduleStartDate: _start, ...noStart } = weekly;
    const { scheduleEndDate: _end, ...noEnd } = weekly;
    const { cycleDay: _day, ...noDay } = weekly;
    const { cycleHourMinute: _time, ...noTime } = weekly;
    for (const detail of [noStart, noEnd, noDay, noTime, { ...weekly, type: 1 }, { ...weekly, type: 2 }] as SmsDetail[]) {
      expect(previewSchedule(shown, 'en', detail, NOW)).toEqual({ times: 1 });
    }
  });
});

it('the time of sending is that of Macau, with its day', () => {
  expect(sentText(NOW, 'cn')).toBe('2026年11月20日 14:05');
});
