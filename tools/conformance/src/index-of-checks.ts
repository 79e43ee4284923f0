import { type Context, cannotSucceed, coverageOf } from './context.ts';
import type { IndexState, JourneyResult, OperationCoverage, Part, Report, Score } from './report.ts';
import { rules } from './rules/index.ts';

interface Finished {
  journeys: readonly JourneyResult[];
  /** Names of the operations that each part went through. */
  finished: Record<Part, string[]>;
  signedIn: boolean;
}

const JOURNEY_STATES: Record<JourneyResult['state'], IndexState> = {
  passed: 'passed',
  failed: 'failed',
  'follows-from-a-violation': 'not-checked',
  'not-run': 'not-checked',
};

/** An operation that refuses every request shows nothing of its responses. */
const hasSucceeded = ({ seen, succeeded }: OperationCoverage) => seen && succeeded !== false;

/** The result of every check by part and operation, or journey. */
export function indexOf(context: Context, parts: readonly Part[], { journeys, finished, signedIn }: Finished): Report['index'] {
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
    if (part === 'journeys') return Object.fromEntries(journeys.map(({ workflowId, state }) => [workflowId, JOURNEY_STATES[state]]));
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
