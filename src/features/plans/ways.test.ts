import { describe, expect, it } from 'vitest';
import { chosenWay, hasTerms, termsOf, type Way, withTerm } from './ways.ts';

const way = (months: number | undefined, device?: string, tjtype: 0 | 1 = 0): Way => ({
  cardtitleMap: { top: 'Plan', bottom: `${months} ${device}` },
  cardsubtitleMap: [{ top: 'MOP$168', bottom: 'per month' }],
  cardinfoMap: [],
  tjtype,
  ...(months === undefined ? {} : { months }),
  ...(device === undefined ? {} : { device }),
});

const ways = [way(12), way(24, undefined, 1), way(24, 'Vela 12'), way(0)];

describe('the ways to take a plan', () => {
  it('begins with the recommended one, unless the URL names another that exists', () => {
    expect(chosenWay(ways, undefined)).toBe(1);
    expect(chosenWay(ways, 3)).toBe(2);
    expect(chosenWay(ways, 9)).toBe(1);
    expect(chosenWay([way(12), way(0)], undefined)).toBe(0);
  });

  it('lists the terms, longest first', () => {
    expect(termsOf(ways)).toEqual([24, 12, 0]);
  });

  it('keeps the device with another term where it can', () => {
    expect(withTerm(ways, 0, 24)).toBe(1);
    expect(withTerm(ways, 2, 12)).toBe(0);
    expect(withTerm([way(12, 'Vela 12'), way(24), way(24, 'Vela 12')], 0, 24)).toBe(2);
    expect(withTerm(ways, 2, 36)).toBe(2);
  });

  it('has no choice of terms when one is unknown or two are the same', () => {
    expect(hasTerms(ways)).toBe(true);
    expect(hasTerms([way(12), way(undefined)])).toBe(false);
    expect(hasTerms([way(12), way(12)])).toBe(false);
  });
});
