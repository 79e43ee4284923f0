import { stripVTControlCharacters } from 'node:util';
import { shown } from '@site/contract/strict/violation.ts';

/** The part of Respect's report on a step that is read here. */
export interface RespectStep {
  type: string;
  stepId?: string;
  response?: { statusCode?: number; body?: unknown };
  checks?: { name: string; passed: boolean; message?: string; condition?: string; severity?: string }[];
}

export interface Criterion {
  condition: string;
  /** The expression that a `jsonpath` or `regex` is applied to. */
  context?: string;
}

/** The value in the response that a condition refers to. */
function receivedAt(place: string, { response }: RespectStep): string | undefined {
  if (place.includes('$statusCode')) return `HTTP ${response?.statusCode ?? 'without a response'}`;
  const pointer = /\$response\.body(?:#(\/[\w./~-]*))?/.exec(place);
  if (pointer === null) return undefined;
  // Respect drops the body when an output of the step is missing in it.
  if (response?.body === undefined) return 'another response';
  const keys = (pointer[1] ?? '').split('/').slice(1);
  return shown(
    keys.reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | null | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      response?.body,
    ),
  );
}

/** The first failed check of a step, with the journey's inputs inserted; undefined when all passed. */
export function failureOf(step: RespectStep, criteria: readonly Criterion[], inputs: Record<string, unknown>): { expected: string; got: string } | undefined {
  const failed = step.checks?.find((check) => !check.passed && check.severity !== 'warn' && check.severity !== 'off');
  if (failed === undefined) return undefined;
  const condition = failed.condition ?? failed.name;
  const context = criteria.find((criterion) => criterion.condition === condition)?.context;
  const filled = condition.replace(/\$inputs\.(\w+)/g, (whole, name: string) => (name in inputs ? JSON.stringify(inputs[name]) : whole));
  const expected = context === undefined ? filled : `${context} to fit ${filled}`;
  const words = stripVTControlCharacters(failed.message ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const text = words.length > 300 ? `${words.slice(0, 300)}…` : words || 'something else';
  return { expected, got: (failed.name === 'success criteria check' ? receivedAt(context ?? condition, step) : undefined) ?? text };
}
