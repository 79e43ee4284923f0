import type { Violation } from '@farol/contract/strict/violation.ts';

/** The parts of a run. */
export type Part = 'examples' | 'wrong-input' | 'journeys';

/** What a cell of the coverage says: a right answer was seen, none was, or what was seen had violations. */
export type CellState = 'seen' | 'not-seen' | 'wrong';

/** What was seen of one operation. */
export interface OperationCoverage {
  operationId: string;
  area: string;
  method: string;
  path: string;
  summary: string;
  /** Whether the server gave any documented answer to a proper request. */
  seen: boolean;
  /** Status `0` by example (`0 cn`, `0 empty`), then `-1`, `-2`, `HTTP 404`, `HTTP 500`. */
  cells: Record<string, CellState>;
}

/** One request and its answer, as a report shows them: shortened, without secrets. */
export interface Evidence {
  request: string;
  sent: string;
  response: string;
  received: string;
}

/** A violation with how often it was met and the first time that it was. */
export interface ReportedViolation extends Violation {
  area: string;
  times: number;
  evidence?: Evidence;
}

/** One journey across operations. */
export interface JourneyResult {
  workflowId: string;
  summary: string;
  state: 'passed' | 'failed' | 'follows-from-a-violation' | 'not-run';
  steps: number;
  /** Why it failed, or of which violation it is a consequence. */
  why?: string;
}

/** What a run found. */
export interface Report {
  target: string;
  /** ISO 8601. */
  startedAt: string;
  contractVersion: string;
  parts: readonly Part[];
  /** The area or operation the run was limited to. */
  only?: string;
  violations: ReportedViolation[];
  coverage: OperationCoverage[];
  /** Operations that the server does not have yet: 404 or 501 without an envelope. */
  notImplemented: string[];
  journeys: JourneyResult[];
  /** What the reader has to know to weigh the result, such as a customer who could not be signed in. */
  notes: string[];
  /** False when the run was interrupted, stopped at the first violation, or lost the server. */
  finished: boolean;
  /** Why it is not finished. */
  stopped?: 'interrupted' | 'bail' | 'target-down';
  /** Whether operations were left out because no customer could be signed in. */
  signedIn: boolean;
  requests: number;
  /** Milliseconds, of the whole run and of its parts. */
  timings: { total: number } & Partial<Record<Part, number>>;
}

/** Whether this answers `--only`: an area or an operationId. */
export function isWanted(only: string | undefined, operation: { operationId: string; area: string }): boolean {
  return only === undefined || operation.operationId === only || operation.area === only;
}

/** How the command ends: 0 without violations, 1 with violations, 2 when the check could not be made to its end or not with a customer. */
export function exitCodeOf(report: Report): 0 | 1 | 2 {
  if (report.stopped === 'interrupted' || report.stopped === 'target-down') return 2;
  if (report.violations.length > 0) return 1;
  return report.signedIn ? 0 : 2;
}
