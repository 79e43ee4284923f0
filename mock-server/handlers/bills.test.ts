import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withOperator } from '../../brand/fill.ts';
import { billOf } from '../ledger/ledger.ts';
import { type Persona, personaOf } from '../personas.ts';
import { billTextOf } from '../seed/bills-text.ts';
import { mop } from '../seed/prices.ts';
import { sandboxOf } from '../state.ts';

function customer(mobileNo: string): Persona {
  const persona = personaOf(mobileNo);
  if (persona === undefined) throw new Error(`There is no customer ${mobileNo}.`);
  return persona;
}

const individual = customer('66881234');
const billFor = (who: Persona, date: string) => billOf(sandboxOf('bills-test'), who, date);

describe('bills', () => {
  it('read in the contract as the mock writes them', () => {
    const examples = withOperator(parse(readFileSync(new URL('../../openapi/bills/examples.yaml', import.meta.url), 'utf8')));
    const bill = billFor(individual, '2026-11-15');
    for (const language of ['cn', 'en'] as const) expect(examples.billText[language].value.data.billText).toBe(billTextOf(bill, language));
    const pdf = Buffer.from(examples.billPdf.usual.value.data.pdfbase64, 'base64').toString('latin1');
    expect(pdf).toContain(`Amount due MOP$${mop(bill.total)}`);
  });

  it('fit a narrow page as text', () => {
    for (const mobileNo of ['66881234', '66882345', '66883456']) {
      const text = billTextOf(billFor(customer(mobileNo), '2026-09-15'), 'en');
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(44);
    }
  });
});
