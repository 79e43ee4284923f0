import { describe, expect, it } from 'vitest';
import { APPLY, CANCEL, emptyTravelCard, outcomeOf, type TravelCardInput, travelCardRules } from './rules.ts';

const valid: TravelCardInput = { mobileNo: '66881234', vcode: '246810', agree: true, type: 1 };
const invalidFields = (change: Partial<TravelCardInput>) => {
  const result = travelCardRules.safeParse({ ...valid, ...change });
  return result.success ? [] : [...new Set(result.error.issues.map(({ path }) => path[0]))];
};

describe('travelCardRules', () => {
  it('accepts valid values and normalises other spellings of the number', () => {
    expect(travelCardRules.parse(valid)).toEqual(valid);
    expect(travelCardRules.parse({ ...valid, mobileNo: '+853 6688-1234', type: 2 })).toEqual({ ...valid, type: 2 });
  });

  it('requires number, code and consent (TRAVEL-08, TRAVEL-09, TRAVEL-10)', () => {
    expect(invalidFields(emptyTravelCard)).toEqual(['mobileNo', 'vcode', 'agree']);
    expect(invalidFields({ agree: false })).toEqual(['agree']);
  });

  it.each(['6688123', '668812345', '28881234', '6688123a'])('rejects %s: 8 digits, the first a 6 (TRAVEL-08)', (mobileNo) => {
    expect(invalidFields({ mobileNo })).toEqual(['mobileNo']);
  });
});

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
