import { describe, expect, it } from 'vitest';
import { SaveDataUsageAlertBody } from '@/api/schemas/settings';
import { ALERT_LEVELS, levelLabel, MAX_LEVELS } from './facts.ts';

describe('levels of the data usage alert', () => {
  it('carry the labels of the specification', () => {
    expect(ALERT_LEVELS.map(levelLabel)).toEqual(['850MB', '4.8GB', '6.8GB', '9.8GB', '11.8GB', '13.8GB', '14.8GB', '16.8GB', '49.8GB', '69.8GB']);
  });

  it('are valid in the contract, two at most', () => {
    for (const level of ALERT_LEVELS) expect(SaveDataUsageAlertBody.safeParse({ levels: [level] }).success).toBe(true);
    expect(SaveDataUsageAlertBody.safeParse({ levels: [] }).success).toBe(true);
    expect(SaveDataUsageAlertBody.safeParse({ levels: ALERT_LEVELS.slice(0, MAX_LEVELS) }).success).toBe(true);
    expect(SaveDataUsageAlertBody.safeParse({ levels: ALERT_LEVELS.slice(0, MAX_LEVELS + 1) }).success).toBe(false);
  });
});
