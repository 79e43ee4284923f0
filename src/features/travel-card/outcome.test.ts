import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';
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
