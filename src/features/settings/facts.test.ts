import { describe, expect, it } from 'vitest';
import { SaveDataUsageAlertBody } from '@/api/schemas/settings';
import { levelLabel } from '@/lib/data-alert';
import { ALERT_LEVELS, MAX_LEVELS, reachableLevels } from './facts.ts';

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

  it('above the data of the customer are offered only when they are chosen', () => {
    const twentyGb = 20 * 1024 * 1024;
    expect(reachableLevels(twentyGb, []).map(levelLabel)).toEqual(['850MB', '4.8GB', '6.8GB', '9.8GB', '11.8GB', '13.8GB', '14.8GB', '16.8GB']);
    expect(reachableLevels(twentyGb, [71475]).at(-1)).toBe(71475);
    expect(reachableLevels(undefined, [])).toEqual(ALERT_LEVELS);
  });
});
