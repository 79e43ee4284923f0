import { globSync, readFileSync } from 'node:fs';
import type { Json } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Criterion, evaluate, failureOf, filled, type Values } from './journeys.ts';

interface Workflow {
  workflowId: string;
  inputs: { properties: Record<string, { description?: string; default?: string }> };
  steps: { stepId: string; successCriteria?: { condition: string }[] }[];
}

const workflows = globSync('openapi/workflows/*.arazzo.yaml').flatMap((file) => (parse(readFileSync(file, 'utf8')) as { workflows: Workflow[] }).workflows);

// That they pass against the mock, with operations that there are, is a matter of the whole run: tests/contract/mock-conformance.test.ts.
describe('the journeys', () => {
  it.each(workflows)('$workflowId can be given the data of another backend, and judges every step by its status', ({ inputs, steps }) => {
    for (const [name, input] of Object.entries(inputs.properties))
      expect(input, name).toEqual({ type: 'string', description: expect.any(String), default: expect.any(String) });
    for (const { stepId, successCriteria = [] } of steps) {
      expect(
        successCriteria.some(({ condition }) => condition.startsWith('$response.body#/status ==')),
        stepId,
      ).toBe(true);
    }
  });
});

const BODY = { status: '0', data: { rows: [{ name: 'B' }], 'a/b': 2, 'a~b': 3, left: 5 } };
const values = (body: Json = BODY): Values => ({ inputs: { amount: '386.00' }, steps: { offer: { left: 4 } }, statusCode: 200, body });
const failing = (criterion: Criterion, body?: Json) => failureOf({ stepId: 'a', operationId: 'b', successCriteria: [criterion] }, values(body));

describe('an expression', () => {
  it.each<[string, Json | undefined]>([
    ['$inputs.amount', '386.00'],
    ['$steps.offer.outputs.left', 4],
    ['$statusCode', 200],
    ['$response.body#/data/rows/0/name', 'B'],
    ['$response.body#/data/a~1b', 2],
    ['$response.body#/data/a~0b', 3],
    ['$response.body#/data/rows/1/name', undefined],
    ['"text"', 'text'],
    ['null', null],
  ])('%s is %j', (expression, value) => {
    expect(evaluate(expression, values())).toEqual(value);
  });

  it.each(['$inputs.other', '$steps.offer.outputs.other', '$steps.other.outputs.left', '$request.body', '$url'])(
    '%s is an error, not nothing',
    (expression) => {
      expect(() => evaluate(expression, values())).toThrow(`A journey uses ${expression}, which is not there.`);
    },
  );

  it('is replaced wherever it stands in a payload', () => {
    expect(filled({ list: ['$inputs.amount', 'MOP'], plan: 0, none: null }, values())).toEqual({ list: ['386.00', 'MOP'], plan: 0, none: null });
  });
});

describe('a criterion', () => {
  const BODY_HAS = (condition: string): Criterion => ({ context: '$response.body', type: 'jsonpath', condition });
  const NAME = (condition: string): Criterion => ({ context: '$response.body#/data/rows/0/name', type: 'regex', condition });

  it.each<[Criterion, string | undefined]>([
    [{ condition: '$response.body#/status == "0"' }, undefined],
    [{ condition: '$response.body#/status != "0"' }, '"0"'],
    [{ condition: '$response.body#/data/left > $steps.offer.outputs.left' }, undefined],
    [{ condition: '$response.body#/data/left <= $steps.offer.outputs.left' }, '5'],
    [{ condition: '$statusCode == 404' }, 'HTTP 200'],
    [BODY_HAS('$[?length(@.data.rows) > 0]'), undefined],
    [BODY_HAS('$[?length(@.data.rows) == 0]'), '{"status":"0","data":{"rows":[{"name":"B"}],"a/b":2,"a~b":3,"left":5}}'],
    [NAME('^[A-C]$'), undefined],
    [NAME('^.{2}$'), '"B"'],
  ])('%j that does not hold has what came: %s', (criterion, got) => {
    expect(failing(criterion)?.got).toBe(got);
  });

  it('is told with the input that was to come back, or with the place that it looks at', () => {
    expect(failing({ condition: '$response.body#/data/left == $inputs.amount' })?.expected).toBe('$response.body#/data/left == "386.00"');
    expect(failing(NAME('^$'))?.expected).toBe('$response.body#/data/rows/0/name to fit ^$');
    expect(failing({ condition: '$response.body#/data == null' }, null)).toEqual({ expected: '$response.body#/data == null', got: 'nothing' });
  });

  it('that the check cannot read is an error', () => {
    expect(() => failing({ condition: '$statusCode is 200' })).toThrow('A journey has the condition $statusCode is 200, which the check cannot read.');
  });
});
