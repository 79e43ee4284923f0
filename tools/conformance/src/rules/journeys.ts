import { globSync, readFileSync } from 'node:fs';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { checkResponse, type StrictOperation } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { query } from 'jsonpath-rfc9535';
import { parse } from 'yaml';
import { defaultLanguage } from '../../../../openapi/languages.ts';
import { register, sandboxOf } from '../caller.ts';
import { type Context, cannotSucceed, operationOf, type Rule } from '../context.ts';
import type { Exchange } from '../http.ts';
import { sendsCode, takes } from '../marks.ts';
import type { JourneyResult } from '../report.ts';
import { type Plan, plansOf, requestOf } from '../requests.ts';
import { isMissing, noteMissing } from '../unfinished.ts';

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
  shownBy?: Exchange;
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
  const exchange = await context.client.send(request);
  const { response, http, failed, body: answered } = exchange;
  if (response === undefined) return { step, expected: 'a response', got: failed ?? '', shownBy: exchange };
  if (http === 429) {
    context.limited.add(step.operationId);
    return { step, expected: 'a response', got: 'HTTP 429', why: `${step.operationId} was refused for longer than the check waits (429)` };
  }
  const isOfRun = context.operations.includes(operation);
  const isLacking = isOfRun ? await noteMissing(context, operation, exchange) : await isMissing(context, exchange);
  if (isLacking) return { step, expected: 'an operation', got: 'none', isMissing: true };
  if (isOfRun) register(context, operation, exchange, checkResponse(context.contract, operation, response, plan.language), plan.language);
  const now: Values = { ...values, statusCode: http, body: answered };
  const failure = failureOf(step, now);
  const { contract } = context;
  const isUnknown = takes(contract, operation, 'x-one-time') && context.coverage.get(step.operationId)?.succeeded !== true;
  const isForCode = exchange.status === '-1' && (sendsCode(contract, operation) || isUnknown);
  const lacking = endsWithout(step, now) ? `the test system has not what it needs: ${failure?.expected}` : undefined;
  const why = isForCode ? `the codes of ${step.operationId} cannot be told, or not yet` : lacking;
  if (failure !== undefined) return { step, ...failure, shownBy: exchange, why };
  values.steps[step.stepId] = Object.fromEntries(Object.entries(step.outputs ?? {}).map(([name, expression]) => [name, evaluate(expression, now)]));
  return undefined;
}

function judge(context: Context, { workflowId, summary = workflowId, steps }: Workflow, broken: Broken | undefined): JourneyResult {
  const result: JourneyResult = { workflowId, summary, state: 'passed', steps: steps.length };
  if (broken === undefined) return result;
  const { step, expected, got, shownBy } = broken;
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
  if (operation !== undefined) context.collector.add(operation, { kind: 'journey', path, expected, got }, shownBy);
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

// The part of Arazzo 1.0 that the journeys use; anything else is an error, so that no criterion is passed over.

export interface Criterion {
  condition: string;
  /** The expression that a `jsonpath` or `regex` is applied to. */
  context?: string;
  type?: 'simple' | 'regex' | 'jsonpath';
}

interface Step {
  stepId: string;
  operationId: string;
  parameters?: { name: string; in: string; value: Json }[];
  requestBody?: { payload: Json };
  successCriteria?: Criterion[];
  /** The journey ends without a fault where these hold: a condition of its own is not met. */
  onFailure?: { name: string; type: 'end'; criteria: Criterion[] }[];
  outputs?: Record<string, string>;
}

interface Workflow {
  workflowId: string;
  summary?: string;
  inputs?: { properties?: Record<string, { default?: Json }> };
  steps: Step[];
}

/** What expressions refer to. */
export interface Values {
  inputs: JsonObject;
  /** Outputs of the steps so far. */
  steps: Record<string, Record<string, Json | undefined>>;
  statusCode?: number;
  body?: Json | undefined;
}

/** The value at a JSON pointer. */
function pointedAt(body: Json | undefined, pointer: string): Json | undefined {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<Json | undefined>((node, key) => (node as JsonObject | null | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], body);
}

/** The value of a runtime expression such as `$steps.logIn.outputs.token`, or of a literal in a condition. */
export function evaluate(expression: string, { inputs, steps, statusCode, body }: Values): Json | undefined {
  const [, input, step = '', output = '', pointer] =
    /^\$(?:inputs\.(\w+)|steps\.(\w+)\.outputs\.(\w+)|response\.body(?:#((?:\/[\w.~-]*)*))?)$/.exec(expression) ?? [];
  if (input !== undefined && input in inputs) return inputs[input];
  if (step !== '' && output in (steps[step] ?? {})) return steps[step]?.[output];
  if (expression.startsWith('$response.body')) return pointedAt(body, pointer ?? '');
  if (expression === '$statusCode') return statusCode;
  if (expression.startsWith('$')) throw new Error(`A journey uses ${expression}, which is not there.`);
  return JSON.parse(expression) as Json;
}

/** A payload or parameter with the values of its expressions. */
export function filled(value: Json, values: Values): Json {
  if (typeof value === 'string') return value.startsWith('$') ? (evaluate(value, values) ?? null) : value;
  if (Array.isArray(value)) return value.map((item) => filled(item, values));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, values)]));
}

const COMPARED: Record<string, (a: Json | undefined, b: Json | undefined) => boolean> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => Number(a) < Number(b),
  '>': (a, b) => Number(a) > Number(b),
  '<=': (a, b) => Number(a) <= Number(b),
  '>=': (a, b) => Number(a) >= Number(b),
};

function holds({ condition, context, type = 'simple' }: Criterion, values: Values): boolean {
  if (type === 'regex') return new RegExp(condition).test(String(evaluate(context ?? '', values) ?? ''));
  if (type === 'jsonpath') return query([evaluate(context ?? '', values) ?? null], condition).length > 0;
  const [, left = '', operator = '', right = ''] = /^(\S+) ([=!<>]=?) (.+)$/.exec(condition) ?? [];
  const compare = COMPARED[operator];
  if (compare === undefined) throw new Error(`A journey has the condition ${condition}, which the check cannot read.`);
  return compare(evaluate(left, values), evaluate(right, values));
}

/** Whether a step that has failed ends its journey, because the customer has not what it needs. */
const endsWithout = ({ onFailure = [] }: Step, values: Values): boolean =>
  onFailure.some(({ criteria }) => criteria.every((criterion) => holds(criterion, values)));

/** The first criterion of a step that does not hold, with the inputs inserted, and what came instead. */
export function failureOf({ successCriteria = [] }: Step, values: Values): { expected: string; got: string } | undefined {
  const failed = successCriteria.find((criterion) => !holds(criterion, values));
  if (failed === undefined) return undefined;
  const condition = failed.condition.replace(/\$inputs\.(\w+)/g, (whole, name: string) =>
    name in values.inputs ? JSON.stringify(values.inputs[name]) : whole,
  );
  const place = failed.context ?? failed.condition.split(' ')[0] ?? '';
  const got = place === '$statusCode' ? `HTTP ${values.statusCode}` : preview(evaluate(place, values));
  return { expected: failed.context === undefined ? condition : `${failed.context} to fit ${condition}`, got };
}
