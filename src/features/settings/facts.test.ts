import { describe, expect, it } from 'vitest';
import { SaveDataUsageAlertBody } from '@/api/generated/zod/settings';
import { megabytesText } from '@/lib/usage';
import { ALERT_LEVELS, MAX_LEVELS } from './facts.ts';

describe('levels of the data usage alert', () => {
  it('SET-14, SET-15: in MB have these labels, with 1024 MB to the GB', () => {
    expect(ALERT_LEVELS.map((level) => [level, megabytesText(level)])).toEqual([
      [850, '850 MB'],
      [4915, '4.8 GB'],
      [6963, '6.8 GB'],
      [10035, '9.8 GB'],
      [12083, '11.8 GB'],
      [14131, '13.8 GB'],
      [15155, '14.8 GB'],
      [17203, '16.8 GB'],
      [50995, '49.8 GB'],
      [71475, '69.8 GB'],
    ]);
  });

  it('SET-16: none, one or two are chosen, never three', () => {
    expect(MAX_LEVELS).toBe(2);
    for (const level of ALERT_LEVELS) expect(SaveDataUsageAlertBody.safeParse({ levels: [level] }).success).toBe(true);
    for (const levels of [[], [850], [850, 4915]]) expect(SaveDataUsageAlertBody.safeParse({ levels }).success).toBe(true);
    expect(SaveDataUsageAlertBody.safeParse({ levels: [850, 4915, 6963] }).success).toBe(false);
  });
});
