import { expect, it } from 'vitest';
import type { Test } from './reports.ts';
import { faultsOf, proofs } from './requirements.ts';

const test = (name: string, ids: string[], other: Partial<Test> = {}): Test => ({
  name,
  ids,
  milliseconds: 1,
  passed: true,
  skipped: false,
  flaky: false,
  ...other,
});
const requirements = ['PAY-01', 'PAY-02'].map((id) => ({ id, text: `What ${id} says.` }));
const all = [test('pays', ['PAY-01']), test('refuses', ['PAY-02'])];

it('finds nothing where each id has a test that passed', () => {
  expect(faultsOf(requirements, all)).toEqual([]);
  expect(
    proofs(all)
      .get('PAY-02')
      ?.map(({ name }) => name),
  ).toEqual(['refuses']);
});

it('finds an id that lost its last test, also where the test failed', () => {
  expect(faultsOf(requirements, all.slice(0, 1))).toEqual(['PAY-02 has no test that passed: What PAY-02 says.']);
  expect(faultsOf(requirements, [test('pays', ['PAY-01']), test('refuses', ['PAY-02'], { passed: false })])).toHaveLength(1);
});

it('finds a skipped test with an id, also where another one proves the id', () => {
  const skipped = test('pays later', ['PAY-01'], { passed: false, skipped: true });
  expect(faultsOf(requirements, [...all, skipped])).toEqual(['The test of PAY-01 was skipped: pays later']);
});

it('finds an id that no requirement has', () => {
  expect(faultsOf(requirements, [...all, test('pays', ['PAY-99'])])).toEqual(['There is no requirement PAY-99, which a test names: pays']);
});

it('finds a test with more than five ids', () => {
  const many = ['A-01', 'A-02', 'A-03', 'A-04', 'A-05', 'A-06'];
  const known = [...requirements, ...many.map((id) => ({ id, text: '' }))];
  const rest = many.map((id) => test(id, [id]));
  expect(faultsOf(known, [...all, ...rest, test('everything', many)])).toEqual(['A test carries at most 5 ids, and this one 6: everything']);
  expect(faultsOf(known, [...all, ...rest, test('much', many.slice(1))])).toEqual([]);
});
