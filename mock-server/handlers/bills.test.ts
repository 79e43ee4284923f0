import { expect, it } from 'vitest';
import { billOf } from '../ledger/ledger.ts';
import { type Persona, personaOf } from '../personas.ts';
import { billTextOf } from '../seed/bills-text.ts';
import { sandboxOf } from '../state.ts';

it.each(['66881234', '66882345', '66883456'])('the bill of %s fits a narrow page as text', (mobileNo) => {
  const text = billTextOf(billOf(sandboxOf('bills-test'), personaOf(mobileNo) as Persona, '2026-09-15'), 'en');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(44);
});
