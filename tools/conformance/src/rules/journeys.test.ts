import { globSync, readFileSync } from 'node:fs';
import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, operationsOf } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  workflowId: string;
  inputs: { properties: Record<string, { description?: string; default?: string }> };
  steps: { stepId: string; operationId: string; successCriteria?: { condition: string }[] }[];
}

const workflows = globSync('openapi/workflows/*.arazzo.yaml').flatMap((file) => (parse(readFileSync(file, 'utf8')) as { workflows: Workflow[] }).workflows);

// That they pass against the mock is a matter of the whole run: tests/contract/mock-conformance.test.ts.
describe('the journeys', () => {
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
