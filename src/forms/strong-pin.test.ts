import { expect, it } from 'vitest';
import { weaknessOf } from './strong-pin.ts';

it.each([
  ['0000', 'repeated'],
  ['99999999', 'repeated'],
  ['1212', 'repeated'],
  ['123123', 'repeated'],
  ['1234', 'sequence'],
  ['123456', 'sequence'],
  ['7890', 'sequence'],
  ['4321', 'sequence'],
  ['6688', 'ownNumber'],
  ['881234', 'ownNumber'],
  ['66881234', 'ownNumber'],
  ['205188', 'unchanged'],
  ['7531', undefined],
  ['1235', undefined],
  ['908172', undefined],
  ['4455', undefined],
])('%s is refused as: %s', (pin, weakness) => {
  expect(weaknessOf({ pin, old: '205188', mobileNo: '66881234' })).toBe(weakness);
});

it('an empty PIN is missing, not weak', () => {
  expect(weaknessOf({ pin: '', old: '', mobileNo: '' })).toBeUndefined();
});
