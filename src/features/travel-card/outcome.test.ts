import { describe, expect, it } from 'vitest';
import { longDay, outcomeOf } from './outcome.ts';
import { APPLY, CANCEL } from './rules.ts';

describe('outcomeOf (TRAVEL-11, TRAVEL-12)', () => {
  it.each([
    [APPLY, 1, 'applied'],
    [APPLY, 2, 'appliedBefore'],
    [APPLY, 3, 'refused'],
    [CANCEL, 1, 'cancelled'],
    [CANCEL, 2, 'cancelledBefore'],
    [CANCEL, 3, 'refused'],
  ] as const)('type %s and djStatus %s: %s', (type, djStatus, kind) => {
    expect(outcomeOf(type, { djStatus, date: '2026-11-12', msg: 'words' })).toMatchObject({ kind, ...(djStatus === 1 ? {} : { msg: 'words' }) });
  });
});

describe('longDay', () => {
  it('writes a day in the words of the language', () => {
    expect(longDay('2026-11-12', 'cn')).toBe('2026年11月12日');
    expect(longDay('2026-11-12', 'en')).toBe('12 November 2026');
  });

  it('leaves what it cannot read', () => {
    expect(longDay('12/11', 'cn')).toBe('12/11');
  });
});
