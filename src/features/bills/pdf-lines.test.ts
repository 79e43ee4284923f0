import { expect, it } from 'vitest';
import { linesOf } from './pdf-lines.ts';

it('runs become lines from top to bottom and left to right', () => {
  const run = (text: string, x: number, y: number) => ({ text, x, y });
  expect(linesOf([run('386.00', 300, 99.5), run(' ', 10, 200), run('Amount due', 40, 100), run('Head', 40, 700)])).toEqual([
    ['Head'],
    ['Amount due', '386.00'],
  ]);
});
