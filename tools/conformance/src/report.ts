import type { Violation } from '@site/contract/strict/violation.ts';

/** Id of a rule. */
export type Part = string;

/** State of a coverage cell: a valid response was seen, none was, or only invalid ones. */
export type CellState = 'seen' | 'not-seen' | 'wrong';

export interface OperationCoverage {
  operationId: string;
  area: string;
  method: string;
  path: string;
  summary: string;
  /** Whether a request got any documented response. */
  seen: boolean;
  /** Whether a valid request succeeded; undefined when none was sent. */
  succeeded?: boolean;
  /** Status `0` by example (`0 cn`, `0 empty`), then `-1`, `-2`, `HTTP 404`, `HTTP 500`. */
  cells: Record<string, CellState>;
}

/** One request and its response: shortened, without secrets. */
export interface Evidence {
  request: string;
  sent: string;
  response: string;
  received: string;
  /** The request as a command, secrets as variables. */
  curl: string;
}

/** Something that a test system must have, or else a part of the check is left out. */
export interface Condition {
  /** What is needed: "at least one bill". */
  needs: string;
  isMet: boolean;
  /** What was seen instead. */
  why?: string;
  /** Operations whose success is not checked without it. */
  notChecked: readonly string[];
}

/** Result of one check of {@link Report.index}. */
export type IndexState = 'passed' | 'failed' | 'not-checked' | 'not-there';

/** A violation with the number of its occurrences and the first of them. */
export interface ReportedViolation extends Violation {
  area: string;
  /** The part that found it. */
  part: Part;
  /** Whether the baseline has it, too. */
  isKnown?: true;
  times: number;
  evidence?: Evidence;
}

export interface JourneyResult {
  workflowId: string;
  summary: string;
  state: 'passed' | 'failed' | 'follows-from-a-violation' | 'not-run';
  steps: number;
  /** The cause, or the violation that led to it. */
  why?: string;
}

/** Number of checks by result; an operation that is not there counts as not checked. */
export interface Score {
  passed: number;
  failed: number;
  notChecked: number;
  /** Passed of those that were checked, in percent with one decimal. */
  percent: number;
}

/** The run compared with the report of `--baseline`. */
export interface BaselineComparison {
  file: string;
  percent: number;
  /** Violations that are not in the baseline. */
  added: number;
  /** Messages of the baseline whose violations are gone, of operations that this run checked. */
  mended: string[];
  /** Checks of the baseline that this run left out, as `part operation`. */
  noLongerChecked: string[];
}

export interface Report {
  target: string;
  /** ISO 8601. */
  startedAt: string;
  contractVersion: string;
  parts: readonly Part[];
  /** The values of `--only`. */
  only?: readonly string[];
  violations: ReportedViolation[];
  coverage: OperationCoverage[];
  /** Operations that the server lacks: 404 or 501 without an envelope. */
  notImplemented: string[];
  journeys: JourneyResult[];
  /** Limits of the result, such as a customer who could not log in. */
  notes: string[];
  conditions: Condition[];
  /** Every check by part and operation or journey, to be compared from day to day. */
  index: Record<Part, Record<string, IndexState>>;
  score: Score;
  baseline?: BaselineComparison;
  /** False when the run was interrupted, stopped at the first violation, or lost the server. */
  finished: boolean;
  stopped?: 'interrupted' | 'bail' | 'target-down' | 'log-in-refused';
  /** False when operations were skipped because no customer could log in. */
  signedIn: boolean;
  requests: number;
  /** What the random requests were made from: the same seed makes the same requests. */
  fuzz?: { seed: number; runs: number };
  /** Milliseconds of the run and of its parts. */
  timings: { total: number; [part: Part]: number };
}

/** Whether the operation is one of `--only`, which names areas and operations. */
export function isWanted(only: readonly string[] | undefined, { operationId, area }: { operationId: string; area: string }): boolean {
  return only === undefined || only.includes(operationId) || only.includes(area);
}

/** Exit code: 0 no violations (or only those of the baseline), 1 violations, 2 the check could not be finished, or not with a customer. */
export function exitCodeOf(report: Report): 0 | 1 | 2 {
  if (report.stopped !== undefined && report.stopped !== 'bail') return 2;
  if (report.violations.some(({ isKnown }) => isKnown !== true)) return 1;
  // A server without any operation is another server, or has another address.
  if (report.notImplemented.length === report.coverage.length) return 2;
  return report.signedIn ? 0 : 2;
}
