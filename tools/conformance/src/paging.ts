import type { StrictOperation } from '@farol/contract/strict/check.ts';
import { type Violation, violationOf } from '@farol/contract/strict/violation.ts';
import { looseBody, type Outcome } from './http.ts';
import type { Plan } from './requests.ts';

/** A page with more rows than its request asked for: the schema knows the largest page only, not the one of this request. */
export function pagingViolations({ operationId }: StrictOperation, { parameters }: Plan, outcome: Outcome): Violation[] {
  const asked = Number(parameters['query pageSize']);
  if (!Number.isInteger(asked) || 'failed' in outcome) return [];
  const rows = (looseBody(outcome.response) as { data?: { rows?: unknown } } | null | undefined)?.data?.rows;
  if (!Array.isArray(rows) || rows.length <= asked) return [];
  const expected = `at most ${asked} entries, as pageSize asks`;
  return [violationOf({ operationId, side: 'response', kind: 'length', path: '$.data.rows', expected, got: `${rows.length} entries` })];
}
