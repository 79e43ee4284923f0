/** The part of Arazzo 1.0 that the journeys use; anything else is an error, so that no criterion is passed over. */
import type { Json, JsonObject } from '@site/contract/document.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { query } from 'jsonpath-rfc9535';

export interface Criterion {
  condition: string;
  /** The expression that a `jsonpath` or `regex` is applied to. */
  context?: string;
  type?: 'simple' | 'regex' | 'jsonpath';
}

export interface Step {
  stepId: string;
  operationId: string;
  parameters?: { name: string; in: string; value: Json }[];
  requestBody?: { payload: Json };
  successCriteria?: Criterion[];
  /** The journey ends without a fault where these hold: a condition of its own is not met. */
  onFailure?: { name: string; type: 'end'; criteria: Criterion[] }[];
  outputs?: Record<string, string>;
}

export interface Workflow {
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
export const endsWithout = ({ onFailure = [] }: Step, values: Values): boolean =>
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
