import type { StrictOperation } from '@site/contract/strict/check.ts';
import { type Violation, violationOf } from '@site/contract/strict/violation.ts';
import { looseBody, type Outcome } from './http.ts';
import type { Plan } from './requests.ts';

/** Reports a page with more rows than requested; the schema only limits the largest page. */
export function pagingViolations({ operationId }: StrictOperation, { parameters }: Plan, outcome: Outcome): Violation[] {
  const requested = Number(parameters['query pageSize']);
  if (!Number.isInteger(requested) || 'failed' in outcome) return [];
  const rows = (looseBody(outcome.response) as { data?: { rows?: unknown } } | null | undefined)?.data?.rows;
  if (!Array.isArray(rows) || rows.length <= requested) return [];
  const expected = `at most ${requested} entries, as pageSize requests`;
  return [violationOf({ operationId, side: 'response', kind: 'length', path: '$.data.rows', expected, got: `${rows.length} entries` })];
}
