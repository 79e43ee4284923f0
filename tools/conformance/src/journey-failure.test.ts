import { describe, expect, it } from 'vitest';
import { failureOf, type RespectStep } from './journey-failure.ts';

describe('the sentence on a failed step', () => {
  const check = (condition: string) => ({ name: 'success criteria check', passed: false, message: 'Checking simple criteria', condition, severity: 'error' });
  const step = (condition: string, body: unknown): RespectStep => ({ type: 'step', response: { statusCode: 200, body }, checks: [check(condition)] });

  it('has the input that was to come back, and what came', () => {
    const broken = step('$response.body#/data/amount == $inputs.amount', { status: '0', data: { amount: '38.60' } });
    expect(failureOf(broken, [], { amount: '386.00' })).toEqual({ expected: '$response.body#/data/amount == "386.00"', got: '"38.60"' });
  });

  it('has the place that a condition without one looks at', () => {
    const condition = '$[?length(@.data) == 0]';
    const criteria = [{ condition, context: '$response.body' }];
    expect(failureOf(step(condition, { data: [1] }), criteria, {})).toEqual({ expected: `$response.body to fit ${condition}`, got: '{"data":[1]}' });
  });

  it('passes over what is right, and over warnings', () => {
    const checks = [
      { name: 'schema check', passed: true },
      { name: 'schema check', passed: false, severity: 'warn' },
    ];
    expect(failureOf({ type: 'step', checks }, [], {})).toBeUndefined();
  });

  it('tells in Respect’s words what has no condition', () => {
    const checks = [{ name: 'failed network request', passed: false, message: '\u001b[31mfetch\n failed\u001b[0m' }];
    expect(failureOf({ type: 'step', checks }, [], {})).toEqual({ expected: 'failed network request', got: 'fetch failed' });
  });

  it.each<[string, unknown, string]>([
    ['$response.body#/data/rows/0/name == "A"', { data: { rows: [{ name: 'B' }] } }, '"B"'],
    ['$response.body#/data/a~1b == 1', { data: { 'a/b': 2 } }, '2'],
    ['$response.body#/data/a~0b == 1', { data: { 'a~b': 3 } }, '3'],
    ['$response.body#/data/rows/0/name == "A"', { data: null }, 'nothing'],
    ['$response.body#/data/name == "A"', null, 'nothing'],
    ['$response.body == 1', { status: '0' }, '{"status":"0"}'],
    ['$response.body#/status == "0"', undefined, 'another response'],
    ['$statusCode == 404', {}, 'HTTP 200'],
  ])('of %s has what came', (condition, body, got) => {
    expect(failureOf(step(condition, body), [], {})).toEqual({ expected: condition, got });
  });

  it('says that nothing came at all', () => {
    const silent: RespectStep = { type: 'step', checks: [check('$statusCode == 200')] };
    expect(failureOf(silent, [], {})?.got).toBe('HTTP without a response');
    expect(failureOf({ type: 'step', checks: [check('$response.body#/status == "0"')] }, [], {})?.got).toBe('another response');
  });

  it('leaves an input that the journey does not have as it is written', () => {
    expect(failureOf(step('$response.body#/a == $inputs.amount', { a: 1 }), [], { amounts: 2 })?.expected).toBe('$response.body#/a == $inputs.amount');
  });

  it('is about the first check that failed; what is switched off is no failure', () => {
    const off = { name: 'schema check', passed: false, severity: 'off', message: 'not this one' };
    const first = { name: 'unexpected step error', passed: false, severity: 'error', message: 'this one' };
    expect(failureOf({ type: 'step', checks: [off, first, { ...first, message: 'the next' }] }, [], {})?.got).toBe('this one');
    expect(failureOf({ type: 'step' }, [], {})).toBeUndefined();
  });

  it('is one line, shortened, and never empty', () => {
    const told = (message?: string) =>
      failureOf({ type: 'step', checks: [{ name: 'a', passed: false, ...(message === undefined ? {} : { message }) }] }, [], {})?.got;
    expect(told('  one\n\n two ')).toBe('one two');
    expect(told('x'.repeat(300))).toBe('x'.repeat(300));
    expect(told('x'.repeat(301))).toBe(`${'x'.repeat(300)}…`);
    expect([told(''), told()]).toEqual(['something else', 'something else']);
  });

  it('tells in Respect’s words of a condition about something else than the response', () => {
    const one = { name: 'success criteria check', passed: false, condition: '$outputs.id == 1', message: 'not met' };
    expect(failureOf({ type: 'step', response: { statusCode: 200, body: {} }, checks: [one] }, [], {})).toEqual({
      expected: '$outputs.id == 1',
      got: 'not met',
    });
  });
});
