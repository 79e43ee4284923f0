import { createHash } from 'node:crypto';
import type { HttpResponse } from '@farol/contract/strict/check.ts';
import { shown, type Violation } from '@farol/contract/strict/violation.ts';
import type { Answer, Context } from './context.ts';

/** Number of operations from which equal answers are no coincidence. */
const ENOUGH = 4;

export function answerOf(operationId: string, language: Answer['language'], { status: http, body }: HttpResponse, status: unknown): Answer {
  const text = body.toString('utf8');
  return { operationId, language, status, http, body: text.length < 200 ? text : createHash('sha256').update(body).digest('hex') };
}

/** What all answers have in common: the body, in each language, or a status that refuses. */
function commonOf(answers: readonly Answer[]): string | undefined {
  const [first] = answers;
  if (first === undefined) return undefined;
  const bodies = (language: Answer['language']) => new Set(answers.filter((answer) => answer.language === language).map(({ http, body }) => `${http} ${body}`));
  if (bodies('cn').size <= 1 && bodies('en').size <= 1) return `HTTP ${first.http} with the same body, ${shown(first.body)}`;
  if (answers.every(({ status }) => status === first.status) && first.status !== '0') return `status ${shown(first.status)}`;
  return undefined;
}

/**
 * Replaces the violations of a server that answers everything alike by one sentence, when the contract asks for anything else; returns whether it
 * did. Such a server does not look at its requests, so no further part would say more.
 */
export function sayAlike(context: Context): boolean {
  const answers = context.answers.filter(({ operationId }) => !context.notImplemented.has(operationId));
  const operationIds = new Set(answers.map(({ operationId }) => operationId));
  const defective = new Set(context.collector.violations.map(({ operationId }) => operationId));
  if (operationIds.size < ENOUGH || defective.size < ENOUGH) return false;
  const common = commonOf(answers);
  const operation = context.operations.find(({ operationId }) => defective.has(operationId));
  if (common === undefined || operation === undefined) return false;
  const message = `The server answers everything alike: all ${answers.length} valid requests to ${operationIds.size} operations got ${common}.`;
  const parts = { path: 'every operation', expected: 'an answer to what was requested', got: common };
  const violation: Violation = { operationId: operation.operationId, side: 'response', kind: 'alike', ...parts, message };
  const evidence = context.collector.violations.find((known) => known.evidence !== undefined)?.evidence;
  context.collector.replaceAll(operation, violation, evidence);
  for (const coverage of context.coverage.values())
    if (operationIds.has(coverage.operationId))
      for (const [cell, state] of Object.entries(coverage.cells)) if (state === 'seen') coverage.cells[cell] = 'wrong';
  return true;
}
