import type { StrictOperation } from '@site/contract/strict/check.ts';
import { violationOf } from '@site/contract/strict/violation.ts';
import { Collector } from '../collector.ts';
import type { Context } from '../context.ts';
import type { Part, Report, ReportedViolation } from '../report.ts';

/** An operation with what a test is about. */
export const operation = (operationId: string, given: object = {}): StrictOperation =>
  ({
    operationId,
    area: 'area',
    summary: '',
    method: 'GET',
    path: `/${operationId}`,
    pattern: new RegExp(`^/${operationId}$`),
    needsToken: false,
    isPersonal: false,
    parameters: [],
    body: undefined,
    responses: new Map(),
    translated: new Set(),
    ...given,
  }) satisfies StrictOperation;

/** A violation in a response. */
export const violation = (operationId: string, given: Partial<ReportedViolation> = {}) =>
  violationOf({ operationId, side: 'response', kind: 'status', path: 'status', expected: 'HTTP 200', got: 'HTTP 500', ...given });

/** A run with these operations, as far as its judgements need it. */
export function contextOf(operations: readonly StrictOperation[], given: Partial<Context> = {}): Context {
  return {
    contract: { operations, document: { paths: {}, components: {} } },
    operations,
    collector: new Collector(() => {}),
    coverage: new Map(),
    notImplemented: new Set(),
    limited: new Set(),
    conditions: [],
    answers: [],
    notes: new Set(),
    personas: [],
    defaults: [],
    ...given,
  } as unknown as Context;
}

/** Records a violation in a part of the run. */
export function found(context: Context, operationId: string, given: Partial<ReportedViolation> = {}, part: Part = 'examples'): void {
  context.collector.part = part;
  context.collector.add(operation(operationId), violation(operationId, given));
}

/** A report with these checks and violations. */
export const reportOf = (index: Report['index'], violations: readonly Partial<ReportedViolation>[] = [], percent = 100): Report =>
  ({
    index,
    violations: violations.map((one) => ({ ...violation(one.operationId ?? '', one), part: 'examples', ...one })),
    score: { passed: 0, failed: 0, notChecked: 0, percent },
  }) as unknown as Report;
