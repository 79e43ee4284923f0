import { expect, it } from 'vitest';
import { NOT_CHECKED, outcomeOf, sumOf } from './reports.ts';

it('counts what could not be checked apart from what passed and failed', () => {
  const unreachable = outcomeOf(true, 'npm notice\nNOT CHECKED: the registry cannot be reached', undefined);
  expect(sumOf([unreachable, NOT_CHECKED, outcomeOf(true, 'ok', undefined), outcomeOf(false, 'NOT CHECKED: x', undefined)])).toBe(
    '1 passed, 1 failed, 2 not checked',
  );
  expect(sumOf([{ passed: 3, failed: 0, tests: [] }])).toBe('3 passed, 0 failed');
});

it('counts a runner that failed without a failed test', () => {
  expect(sumOf([outcomeOf(false, '', { passed: 3, failed: 0, tests: [] })])).toBe('3 passed, 1 failed');
  expect(sumOf([outcomeOf(false, '', { passed: 3, failed: 2, tests: [] })])).toBe('3 passed, 2 failed');
});
