import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

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
