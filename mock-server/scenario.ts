import type { Contract, OperationFacts } from './contract.ts';
import type { Preference } from './requests.ts';

/** What an operation shall answer instead of the usual. */
export interface Scenario extends Preference {
  /** Holds for one answer only. */
  once?: true;
}

/** Scenarios by operationId; `*` stands for all operations. */
export type Scenarios = Map<string, Scenario>;

/** Milliseconds that an answer may be held back at most. */
export const MOST_DELAY = 60_000;
/** The key that means every operation. */
const ALL = '*';

const decides = ({ example, code, from }: Preference) => example !== undefined || code !== undefined || from !== undefined;

/** An example asked of all operations concerns those that have one of this name: not every operation can be empty or end a session. */
function concerns(scenario: Scenario, facts: OperationFacts | undefined): boolean {
  return scenario.example === undefined || scenario.code !== undefined || facts?.examples.includes(scenario.example) === true;
}

/**
 * What an answer shall be, from several sets of scenarios, the most particular first. Who decides the content is the first that says
 * anything of it, the operation before `*`; slowness is taken from the first that is slow, so that one operation can fail on a slow network.
 * A scenario that holds once is used up by this.
 */
export function chooseScenario(layers: readonly Scenarios[], facts: OperationFacts | undefined): Preference | undefined {
  const chosen: Preference = {};
  let any = false;
  for (const scenarios of layers) {
    for (const key of facts === undefined ? [ALL] : [facts.operation.operationId, ALL]) {
      const scenario = scenarios.get(key);
      if (scenario === undefined || !concerns(scenario, facts)) continue;
      any = true;
      const { example, code, from, delay, rate, once } = scenario;
      if (decides(scenario) && !decides(chosen)) {
        Object.assign(chosen, example === undefined ? {} : { example }, code === undefined ? {} : { code }, from === undefined ? {} : { from });
        if (once) scenarios.delete(key);
      }
      if (delay !== undefined) chosen.delay ??= delay;
      if (rate !== undefined) chosen.rate ??= rate;
    }
  }
  return any ? chosen : undefined;
}

/** The HTTP codes that the contract documents for an operation, besides 200. */
export function failureCodes(facts: OperationFacts): number[] {
  return Object.keys(facts.operation.responses)
    .map(Number)
    .filter((code) => code !== 200);
}

/** What is wrong with one value of a scenario, in a sentence; nothing when it is right. */
function faultOf(field: string, value: unknown, concerned: OperationFacts[], backend: string | undefined): string | undefined {
  const within = (least: number, most: number) => typeof value === 'number' && value >= least && value <= most;
  const wrong = (allowed: string) => `"${field}" cannot be ${JSON.stringify(value)}: ${allowed}.`;
  switch (field) {
    case 'code': {
      const codes = [...new Set([200, ...concerned.flatMap(failureCodes)])];
      return value === 0 || codes.includes(value as number) ? undefined : wrong(`documented are ${codes.join(', ')}; 0 drops the connection`);
    }
    case 'delay':
      return within(0, MOST_DELAY) ? undefined : wrong(`it is a number of milliseconds, at most ${MOST_DELAY}`);
    case 'rate':
      return within(1, 100_000) ? undefined : wrong('it is a number of KiB per second, at least 1');
    case 'from':
      if (value !== 'mock' && value !== 'backend') return wrong('it is "mock" or "backend"');
      return value === 'backend' && backend === undefined ? 'There is no backend: start the mock with --upstream URL.' : undefined;
    case 'once':
      return value === true ? undefined : wrong('it is true, or left out');
    default:
      return `"${field}" means nothing here: a scenario has example, code, delay, rate, from and once.`;
  }
}

/** A scenario that was asked for, or what is wrong with it. */
export type ReadScenario = { operationId: string; scenario: Scenario } | { fault: string };

/** Reads the body of `POST /__mock/scenario`; says what is wrong instead of leaving it out. */
export function readScenario(body: unknown, contract: Contract, backend: string | undefined): ReadScenario {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { fault: 'The body is no JSON object. Send content-type: application/json.' };
  const { operationId, ...wanted } = body as Record<string, unknown>;
  if (typeof operationId !== 'string') return { fault: 'operationId is missing: an operationId, or * for all.' };
  const concerned = operationId === ALL ? [...contract.facts.values()] : [contract.facts.get(operationId)].filter((facts) => facts !== undefined);
  if (concerned.length === 0) return { fault: `There is no operation ${operationId}.` };
  const { example, ...rest } = wanted;
  // With a code the example is one of that code's; Prism names those that there are when it is not.
  if (example !== undefined && rest.code === undefined && !concerned.some((facts) => facts.examples.includes(example as string))) {
    const known = operationId === ALL ? 'no operation has one of this name' : `there are ${concerned[0]?.examples.join(', ')}`;
    return { fault: `There is no example ${JSON.stringify(example)} of ${operationId}: ${known}.` };
  }
  for (const [field, value] of Object.entries(rest)) {
    const fault = faultOf(field, value, concerned, backend);
    if (fault !== undefined) return { fault };
  }
  return { operationId, scenario: wanted as Scenario };
}
