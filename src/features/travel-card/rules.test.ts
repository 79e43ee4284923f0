import { describe, expect, it } from 'vitest';
import { emptyTravelCard, type TravelCardInput, travelCardRules } from './rules.ts';

const right: TravelCardInput = { mobileNo: '66881234', vcode: '246810', agree: true, type: 1 };
const wrongFields = (change: Partial<TravelCardInput>) => {
  const result = travelCardRules.safeParse({ ...right, ...change });
  return result.success ? [] : [...new Set(result.error.issues.map(({ path }) => path[0]))];
};

describe('travelCardRules', () => {
  it('takes what is right, and a number however it is written', () => {
    expect(travelCardRules.parse(right)).toEqual(right);
    expect(travelCardRules.parse({ ...right, mobileNo: '+853 6688-1234', type: 2 })).toEqual({ ...right, type: 2 });
  });

  it('wants number, code and tick (TRAVEL-08, TRAVEL-09, TRAVEL-10)', () => {
    expect(wrongFields(emptyTravelCard)).toEqual(['mobileNo', 'vcode', 'agree']);
    expect(wrongFields({ agree: false })).toEqual(['agree']);
  });

  it.each(['6688123', '668812345', '28881234', '6688123a'])('refuses %s: 8 digits, the first a 6 (TRAVEL-08)', (mobileNo) => {
    expect(wrongFields({ mobileNo })).toEqual(['mobileNo']);
  });
});
