import { describe, expect, it } from 'vitest';
import { billFacts, linesOf } from './pdf-facts.ts';

const lines = [
  ['Total due', 'Please pay by'],
  ['MOP$386.00', '29 November 2026'],
  ['Charges', 'Usage', 'MOP$'],
  ['Previous bill', '268.00'],
  ['Payment received, thank you', '-268.00'],
  ['Monthly fee', '20 GB', '380.00'],
  ['SMS', '6', '6.00'],
];

describe('facts of a bill', () => {
  it('are read where the charges add up to the total', () => {
    expect(billFacts([...lines, ['Total due', '386.00']])).toEqual({
      total: '386.00',
      charges: [
        { label: 'Previous bill', quantity: '', amount: '268.00' },
        { label: 'Payment received, thank you', quantity: '', amount: '-268.00' },
        { label: 'Monthly fee', quantity: '20 GB', amount: '380.00' },
        { label: 'SMS', quantity: '6', amount: '6.00' },
      ],
    });
  });

  it('are left out where they do not, and without a total', () => {
    expect(billFacts([...lines, ['Total due', '387.00']])).toBeUndefined();
    expect(billFacts(lines)).toBeUndefined();
    expect(billFacts([['Total due', '386.00']])).toBeUndefined();
  });
});

it('runs become lines from top to bottom and left to right', () => {
  const run = (text: string, x: number, y: number) => ({ text, x, y });
  expect(linesOf([run('386.00', 300, 99.5), run(' ', 10, 200), run('Total due', 40, 100), run('Head', 40, 700)])).toEqual([['Head'], ['Total due', '386.00']]);
});
