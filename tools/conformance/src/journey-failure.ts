import { stripVTControlCharacters } from 'node:util';
import { shown } from '@farol/contract/strict/violation.ts';

/** What Respect writes about a step; only what is read here. */
export interface RespectStep {
  type: string;
  stepId?: string;
  response?: { statusCode?: number; body?: unknown };
  checks?: { name: string; passed: boolean; message?: string; condition?: string; severity?: string }[];
}

/** A condition of a step as the journey writes it. */
export interface Criterion {
  condition: string;
  /** What a `jsonpath` or `regex` looks at; a plain condition names it itself. */
  context?: string;
}

/** What stands in the answer at the place that a condition looks at. */
function receivedAt(place: string, { response }: RespectStep): string | undefined {
  if (place.includes('$statusCode')) return `HTTP ${response?.statusCode ?? 'without an answer'}`;
  const pointer = /\$response\.body(?:#(\/[\w./~-]*))?/.exec(place);
  if (pointer === null) return undefined;
  // Respect keeps no body of an answer that lacks what the next step needs.
  if (response?.body === undefined) return 'another answer';
  const keys = (pointer[1] ?? '').split('/').slice(1);
  return shown(
    keys.reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | null | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      response?.body,
    ),
  );
}

/** What went wrong in a step: its first failed check, with the inputs of the journey put in. Nothing when the step is right. */
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
  const told = words.length > 300 ? `${words.slice(0, 300)}…` : words || 'something else';
  return { expected, got: (failed.name === 'success criteria check' ? receivedAt(context ?? condition, step) : undefined) ?? told };
}
