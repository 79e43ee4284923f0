import { readFileSync } from 'node:fs';
import { causeOf } from './collector.ts';
import { type Context, cannotSucceed, coverageOf } from './context.ts';
import type { IndexState, JourneyResult, OperationCoverage, Part, Report, ReportedViolation, Score } from './report.ts';
import { rules } from './rules/index.ts';

const JOURNEY_STATES: Record<JourneyResult['state'], IndexState> = {
  passed: 'passed',
  failed: 'failed',
  'follows-from-a-violation': 'not-checked',
  'not-run': 'not-checked',
};

/** An operation that refuses every request shows nothing of its responses. */
const hasSucceeded = ({ seen, succeeded }: OperationCoverage) => seen && succeeded !== false;

/** The result of every check by part and operation, or journey; `finished`: the operations that each part went through. */
export function indexOf(context: Context, parts: readonly Part[], finished: Record<Part, string[]>, signedIn: boolean): Report['index'] {
  const stateOf = (part: Part, operationId: string): IndexState => {
    if (context.collector.violations.some((violation) => violation.part === part && violation.operationId === operationId)) return 'failed';
    if (context.notImplemented.has(operationId)) return 'not-there';
    const operation = context.operations.find((one) => one.operationId === operationId);
    const isCalled = finished[part]?.includes(operationId) === true && !context.limited.has(operationId) && !(operation?.needsToken === true && !signedIn);
    // Without a first bill, the examples show a refusal and not how a bill looks.
    const isShown =
      part !== 'examples' || (cannotSucceed(context, operationId) === undefined && operation !== undefined && hasSucceeded(coverageOf(context, operation)));
    return isCalled && isShown ? 'passed' : 'not-checked';
  };
  const ofPart = (part: Part): Record<string, IndexState> => {
    if (part === 'journeys') return Object.fromEntries(context.journeys.map(({ workflowId, state }) => [workflowId, JOURNEY_STATES[state]]));
    const found = context.collector.violations.filter((violation) => violation.part === part).map(({ operationId }) => operationId);
    const isOfEvery = rules.some(({ id, ofEvery }) => id === part && ofEvery);
    const names = isOfEvery ? context.operations.map(({ operationId }) => operationId) : [...(finished[part] ?? []), ...found];
    return Object.fromEntries(names.map((operationId) => [operationId, stateOf(part, operationId)]));
  };
  return Object.fromEntries(parts.map((part) => [part, ofPart(part)]));
}

/** The index in numbers. */
export function scoreOf(index: Report['index']): Score {
  const states = Object.values(index).flatMap((checks) => Object.values(checks));
  const count = (wanted: readonly IndexState[]) => states.filter((state) => wanted.includes(state)).length;
  const [passed, failed] = [count(['passed']), count(['failed'])];
  const percent = passed + failed === 0 ? 0 : Math.floor((1000 * passed) / (passed + failed)) / 10;
  return { passed, failed, notChecked: count(['not-checked', 'not-there']), percent };
}

/** Reads an earlier report.json; throws one sentence when it is none. */
export function readBaseline(file: string): { file: string; report: Report } {
  let report: Partial<Report> | null;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Partial<Report> | null;
  } catch (error) {
    throw new Error(`The baseline ${file} cannot be read: ${(error as Error).message}`);
  }
  if (!Array.isArray(report?.violations) || report.index === undefined || report.score === undefined)
    throw new Error(`The baseline ${file} is no report.json of this check.`);
  return { file, report: report as Report };
}

const checksOf = ({ index }: Report) =>
  Object.entries(index).flatMap(([part, checks]) => Object.entries(checks).map(([name, state]) => ({ check: `${part} ${name}`, state })));

/** Marks the violations that the baseline has, and tells what else is different. */
export function compare(report: Report, { file, report: before }: { file: string; report: Report }): Report {
  const known = new Set(before.violations.map(causeOf));
  const violations = report.violations.map((violation) => (known.has(causeOf(violation)) ? { ...violation, isKnown: true as const } : violation));
  const causes = new Set(violations.map(causeOf));
  const state = new Map(checksOf(report).map((check) => [check.check, check.state]));
  const isChecked = ({ part, operationId, path }: ReportedViolation) => {
    const name = /^journey (\w+)/.exec(path)?.[1] ?? operationId;
    return ['passed', 'failed'].includes(report.index[part]?.[name] ?? '');
  };
  const mended = before.violations.filter((violation) => !causes.has(causeOf(violation)) && isChecked(violation)).map(({ message }) => message);
  const noLongerChecked = checksOf(before)
    .filter(({ check, state: then }) => then !== 'not-checked' && then !== 'not-there' && ['not-checked', 'not-there'].includes(state.get(check) ?? ''))
    .map(({ check }) => check);
  const added = violations.filter(({ isKnown }) => isKnown !== true).length;
  return { ...report, violations, baseline: { file, percent: before.score.percent, added, mended, noLongerChecked } };
}
