import { globSync, readFileSync } from 'node:fs';
import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, operationsOf } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { failureOf, type RespectStep } from './journey-failure.ts';

interface Workflow {
  workflowId: string;
  inputs: { properties: Record<string, { description?: string; default?: string }> };
  steps: { stepId: string; operationId: string; successCriteria?: { condition: string }[] }[];
}

const workflows = globSync('openapi/workflows/*.arazzo.yaml').flatMap((file) => (parse(readFileSync(file, 'utf8')) as { workflows: Workflow[] }).workflows);

// That they pass against the mock is a matter of the whole run: tests/contract/mock-conformance.test.ts.
describe('the journeys', () => {
  it('are those that a customer makes', () => {
    const ids = ['billAsPdf', 'cardPayment', 'dataTopUp', 'groupSavedAndDeleted', 'pinReset', 'receipt', 'travelCard'];
    expect(workflows.map(({ workflowId }) => workflowId).sort()).toEqual(ids);
  });

  it('use operations of the contract only, so that every backend can do them', async () => {
    const known = operationsOf((await bundleContract()) as unknown as ContractDocument).map(({ operationId }) => operationId);
    for (const { steps } of workflows) for (const { operationId } of steps) expect(known).toContain(operationId);
  });

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
});
