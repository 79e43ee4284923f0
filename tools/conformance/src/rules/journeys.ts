import { globSync, readFileSync } from 'node:fs';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { checkResponse, type StrictOperation } from '@site/contract/strict/check.ts';
import { parse } from 'yaml';
import { defaultLanguage } from '../../../../openapi/languages.ts';
import { endsWithout, evaluate, failureOf, filled, type Step, type Values, type Workflow } from '../arazzo.ts';
import { sandboxOf } from '../caller.ts';
import { evidenceOf } from '../collector.ts';
import { type Context, cannotSucceed, coverageOf, note, operationOf } from '../context.ts';
import { envelopeStatus, looseBody } from '../http.ts';
import { isMissing, noteMissing } from '../implemented.ts';
import { sendsCode, takes } from '../marks.ts';
import type { Evidence, JourneyResult } from '../report.ts';
import { type Plan, plansOf, requestOf } from '../requests.ts';
import type { Rule } from './rule.ts';

const FILES = 'openapi/workflows/*.arazzo.yaml';

/** The journeys of every file that uses operations of this run. */
function readJourneys({ operations }: Context): Workflow[] {
  const wanted = new Set(operations.map(({ operationId }) => operationId));
  const files = globSync(FILES).sort();
  const all = files.map((file) => (parse(readFileSync(file, 'utf8')) as { workflows: Workflow[] }).workflows);
  return all.filter((workflows) => workflows.some(({ steps }) => steps.some(({ operationId }) => wanted.has(operationId)))).flat();
}

/** Where a journey broke off. */
interface Broken {
  step: Step;
  expected: string;
  got: string;
  evidence?: Evidence;
  /** Whether the server lacks the operation. */
  isMissing?: true;
  /** Why the journey ends here without a fault of the server. */
  why?: string | undefined;
}

/** One step: the request, and the response as strictly as any other; journeys reach responses that no single request does. */
async function take(context: Context, step: Step, values: Values): Promise<Broken | undefined> {
  const operation = operationOf(context, step.operationId) as StrictOperation;
  const given = (step.parameters ?? []).map(({ name, in: place, value }): [key: string, value: string] => [`${place} ${name}`, String(filled(value, values))]);
  const { 'header token': token = '', ...parameters } = Object.fromEntries(given);
  const [usual] = plansOf(operation);
  const body = step.requestBody === undefined ? undefined : filled(step.requestBody.payload, values);
  const plan: Plan = { name: '', language: defaultLanguage.code, parameters: { ...usual?.parameters, ...parameters }, body };
  const request = requestOf(operation, plan, token, sandboxOf(context, 'journeys'));
  const outcome = await context.client.send(request);
  const evidence = evidenceOf(request, outcome);
  if ('failed' in outcome) return { step, expected: 'a response', got: outcome.failed, evidence };
  const { response } = outcome;
  if (response.status === 429) {
    context.limited.add(step.operationId);
    return { step, expected: 'a response', got: 'HTTP 429', why: `${step.operationId} was refused for longer than the check waits (429)` };
  }
  const isOfRun = context.operations.includes(operation);
  const isLacking = isOfRun ? await noteMissing(context, operation, request, response) : await isMissing(context, request, response);
  if (isLacking) return { step, expected: 'an operation', got: 'none', isMissing: true };
  if (isOfRun) {
    const violations = checkResponse(context.contract, operation, response, plan.language);
    for (const violation of violations) context.collector.add(operation, violation, evidence);
    note(context, operation, response, plan.language, violations.length > 0);
    if (operation.responses.has(response.status)) coverageOf(context, operation).seen = true;
  }
  const now: Values = { ...values, statusCode: response.status, body: looseBody(response) as Json | undefined };
  const failure = failureOf(step, now);
  const { contract } = context;
  const isUnknown = takes(contract, operation, 'x-one-time') && context.coverage.get(step.operationId)?.succeeded !== true;
  const isForCode = envelopeStatus(response) === '-1' && (sendsCode(contract, operation) || isUnknown);
  const lacking = endsWithout(step, now) ? `the test system has not what it needs: ${failure?.expected}` : undefined;
  const why = isForCode ? `the codes of ${step.operationId} cannot be told, or not yet` : lacking;
  if (failure !== undefined) return { step, ...failure, evidence, why };
  values.steps[step.stepId] = Object.fromEntries(Object.entries(step.outputs ?? {}).map(([name, expression]) => [name, evaluate(expression, now)]));
  return undefined;
}

function judge(context: Context, { workflowId, summary = workflowId, steps }: Workflow, broken: Broken | undefined): JourneyResult {
  const result: JourneyResult = { workflowId, summary, state: 'passed', steps: steps.length };
  if (broken === undefined) return result;
  const { step, expected, got, evidence } = broken;
  const ways = steps.slice(0, steps.indexOf(step) + 1).map(({ operationId }) => operationId);
  const missing = broken.isMissing ? step.operationId : ways.find((operationId) => context.notImplemented.has(operationId));
  // A violation on the way may be the cause, and is reported already.
  const lacking = steps.map(({ operationId }) => cannotSucceed(context, operationId)).find((needs) => needs !== undefined);
  const known = ways.flatMap((operationId) => context.collector.ofResponses(operationId)).find(({ kind }) => kind !== 'journey');
  const where = `step ${step.stepId}`;
  if (missing !== undefined) return { ...result, state: 'not-run', why: `${where}: ${missing} is not implemented` };
  if (broken.why !== undefined) return { ...result, state: 'not-run', why: `${where}: ${broken.why}` };
  if (lacking !== undefined) return { ...result, state: 'not-run', why: `the test system lacks ${lacking}` };
  if (known !== undefined) return { ...result, state: 'follows-from-a-violation', why: `${where}: ${known.message}` };
  const operation = operationOf(context, step.operationId);
  const path = `journey ${workflowId}, ${where}`;
  if (operation !== undefined) context.collector.report(operation, { kind: 'journey', path, expected, got }, evidence);
  return { ...result, state: 'failed', why: `${where}: expected ${expected}, got ${got}` };
}

async function walk(context: Context, workflow: Workflow): Promise<JourneyResult> {
  const defaults = Object.entries(workflow.inputs?.properties ?? {}).map(([name, input]) => [name, input.default]);
  const values: Values = { inputs: context.substitute(Object.fromEntries(defaults)) as JsonObject, steps: {} };
  let broken: Broken | undefined;
  for (const step of workflow.steps) {
    context.signal.throwIfAborted();
    broken ??= await take(context, step, values);
  }
  return judge(context, workflow, broken);
}

/** The journeys of `openapi/workflows/` across operations come to their end; every response on the way is checked, too. Needs the customers of the journeys. */
export const journeys: Rule = {
  id: 'journeys',
  run: async (context) => {
    for (const workflow of readJourneys(context)) {
      context.journeys.push(await walk(context, workflow));
      context.onStep(workflow.workflowId);
    }
  },
  steps: (context) => readJourneys(context).length,
};
