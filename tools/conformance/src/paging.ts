import type { StrictOperation } from '@farol/contract/strict/check.ts';
import { type Fault, faultOf } from '@farol/contract/strict/fault.ts';
import { looseBody, type Outcome } from './http.ts';
import type { Plan } from './requests.ts';

/** A page with more rows than its request asked for: the schema knows the largest page only, not the one of this request. */
export function pagingFaults({ operationId }: StrictOperation, { parameters }: Plan, outcome: Outcome): Fault[] {
  const asked = Number(parameters['query pageSize']);
  if (!Number.isInteger(asked) || 'failed' in outcome) return [];
  const rows = (looseBody(outcome.answer) as { data?: { rows?: unknown } } | null | undefined)?.data?.rows;
  if (!Array.isArray(rows) || rows.length <= asked) return [];
  const expected = `at most ${asked} entries, as pageSize asks`;
  return [faultOf({ operationId, side: 'response', kind: 'length', path: '$.data.rows', expected, got: `${rows.length} entries` })];
}
