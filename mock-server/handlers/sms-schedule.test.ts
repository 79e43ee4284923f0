import { describe, expect, it } from 'vitest';
import type { Call } from '../handler.ts';
import { cyclic, delayed, message } from './sms-bodies.ts';
import { cyclicSchedule, scheduleOf } from './sms-schedule.ts';

type Body = Call<'sendSms'>['body'];

const NOW = Date.parse('2026-11-20T14:05:00+08:00');
const at = (moment: string) => Date.parse(`${moment}:00+08:00`);

describe('the words of a schedule', () => {
  it.each([
    [-1, '每日', 'Every day'],
    [0, '逢星期一', 'Every Monday'],
    [6, '逢星期日', 'Every Sunday'],
  ] as const)('have the day %i in both languages', (day, cn, en) => {
    const { words } = cyclicSchedule(['2026-11-23', '08', '00'], ['2026-12-31', '18', '30'], day, '09', '30');
    expect(words).toEqual({
      cn: `${cn} 09:30，2026年11月23日 08:00 至 2026年12月31日 18:30`,
      en: `${en} at 09:30, from 23 November 2026 08:00 to 31 December 2026 18:30`,
    });
  });

  it('have no hours where the first and the last day are whole', () => {
    const { words } = cyclicSchedule(['2026-11-23', '00', '00'], ['2026-12-31', '23', '59'], 0, '09', '30');
    expect(words).toEqual({
      cn: '逢星期一 09:30，2026年11月23日 至 2026年12月31日',
      en: 'Every Monday at 09:30, from 23 November 2026 to 31 December 2026',
    });
  });
});

describe('the schedule of a request', () => {
  it('is none for a message that is sent at once', () => {
    expect(scheduleOf(message, NOW)).toEqual({ schedule: undefined });
  });

  it.each([
    ...(['scheduleDate', 'scheduleHour', 'scheduleMinute'] as const).map((field) => [field, delayed] as const),
    ...(['scheduleStartDate', 'scheduleStartHour', 'scheduleStartMinute', 'scheduleEndDate', 'scheduleEndHour', 'scheduleEndMinute'] as const).map(
      (field) => [field, cyclic] as const,
    ),
    ...(['cycleDay', 'cycleHour', 'cycleMinute'] as const).map((field) => [field, cyclic] as const),
  ])('is incomplete without %s', (field, request) => {
    const { [field]: _, ...incomplete } = request as unknown as Record<string, unknown>;
    expect(scheduleOf(incomplete as unknown as Body, NOW)).toEqual({ example: 'incomplete' });
  });

  it('begins with the first time at or after its start', () => {
    const firstOf = (changes: Partial<Body>) => {
      const result = scheduleOf({ ...cyclic, ...changes }, NOW);
      return 'schedule' in result ? result.schedule?.firstAt : result.example;
    };
    expect(firstOf({})).toBe(at('2026-11-23T09:30'));
    expect(firstOf({ scheduleStartHour: '09', scheduleStartMinute: '30' })).toBe(at('2026-11-23T09:30'));
    expect(firstOf({ scheduleStartHour: '09', scheduleStartMinute: '31' })).toBe(at('2026-11-30T09:30'));
    expect(firstOf({ cycleDay: -1, scheduleStartHour: '10' })).toBe(at('2026-11-24T09:30'));
  });

  it('is over when it ends now, and runs backwards when it ends as it starts', () => {
    const ended = { ...cyclic, scheduleStartDate: '2026-11-01', scheduleEndDate: '2026-11-20', scheduleEndHour: '14', scheduleEndMinute: '05' };
    expect(scheduleOf(ended, NOW)).toEqual({ example: 'timePassed' });
    expect(scheduleOf({ ...cyclic, scheduleEndDate: '2026-11-23', scheduleEndHour: '08', scheduleEndMinute: '00' }, NOW)).toEqual({ example: 'endFirst' });
  });

  it('is never when it ends before the first time', () => {
    const until = (scheduleEndDate: string, scheduleEndHour: string, scheduleEndMinute: string, cycleDay: 0 | 6 = 0) =>
      scheduleOf({ ...cyclic, scheduleEndDate, scheduleEndHour, scheduleEndMinute, cycleDay }, NOW);
    for (const never of [until('2026-11-23', '09', '29'), until('2026-11-28', '23', '59', 6)]) expect(never).toEqual({ example: 'never' });
    for (const once of [until('2026-11-23', '09', '30'), until('2026-11-29', '23', '59', 6)]) expect(once).toHaveProperty('schedule');
  });
});
