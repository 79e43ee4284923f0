import { errorExamples, type Language } from '@site/contract/examples.ts';
import { LOSSES, type Loss, type Preference, type Scenario } from '../openapi/scenario.ts';
import { type Contract, errorExample, type OperationFacts } from './contract.ts';

/** Scenarios by operationId; `*` stands for all operations. */
export type Scenarios = Map<string, Scenario>;

/** Maximum delay of a response in milliseconds. */
export const MAX_DELAY_MS = 60_000;
const ALL = '*';

const decides = ({ example, code, from, lost }: Preference) => [example, code, from, lost].some((value) => value !== undefined);

/**
 * An example set for all operations applies to those that have one of this name: not every operation can be empty or end a session. A lost
 * response set for all operations applies to those that cost or send something.
 */
function applies(key: string, scenario: Scenario, facts: OperationFacts | undefined): boolean {
  if (key === ALL && scenario.lost !== undefined && facts?.takesKey !== true) return false;
  return scenario.example === undefined || scenario.code !== undefined || facts?.examples.includes(scenario.example) === true;
}

/**
 * Combines several sets of scenarios, the most specific first. The first scenario that sets example, code, source or loss decides these, the
 * operation before `*`; delay and rate come from the first that sets them, so that one operation can fail on a slow network; `bare` from any. A
 * scenario with `once` is removed when it is used.
 */
export function chooseScenario(layers: readonly Scenarios[], facts: OperationFacts | undefined): Preference | undefined {
  const chosen: Preference = {};
  let any = false;
  for (const scenarios of layers) {
    for (const key of facts === undefined ? [ALL] : [facts.operation.operationId, ALL]) {
      const scenario = scenarios.get(key);
      if (scenario === undefined || !applies(key, scenario, facts)) continue;
      any = true;
      const { delay, rate, bare, once, ...response } = scenario;
      if (decides(response) && !decides(chosen)) {
        Object.assign(chosen, response);
        if (once) scenarios.delete(key);
      }
      if (delay !== undefined) chosen.delay ??= delay;
      if (rate !== undefined) chosen.rate ??= rate;
      if (bare) chosen.bare = true;
    }
  }
  return any ? chosen : undefined;
}

/** The documented HTTP codes; every operation has all of them. */
export const HTTP_CODES: readonly number[] = [200, ...Object.keys(errorExamples).map(Number)];

/** Error message for one field of a scenario; undefined when it is valid. */
function fieldError(field: string, value: unknown, backend: string | undefined): string | undefined {
  const within = (min: number, max: number) => typeof value === 'number' && value >= min && value <= max;
  const wrong = (allowed: string) => `"${field}" cannot be ${JSON.stringify(value)}: ${allowed}.`;
  switch (field) {
    case 'code': {
      return value === 0 || HTTP_CODES.includes(value as number) ? undefined : wrong(`documented are ${HTTP_CODES.join(', ')}; 0 drops the connection`);
    }
    case 'delay':
      return within(0, MAX_DELAY_MS) ? undefined : wrong(`it is a number of milliseconds, at most ${MAX_DELAY_MS}`);
    case 'rate':
      return within(1, 100_000) ? undefined : wrong('it is a number of KiB per second, at least 1');
    case 'from':
      if (value !== 'mock' && value !== 'backend') return wrong('it is "mock" or "backend"');
      return value === 'backend' && backend === undefined ? 'There is no backend: start the mock with --upstream URL.' : undefined;
    case 'lost':
      return isLoss(value) ? undefined : wrong(`it is one of the texts ${LOSSES.join(', ')}`);
    case 'bare':
    case 'once':
      return value === true ? undefined : wrong('it is true, or left out');
    default:
      return `"${field}" is no field of a scenario: it has example, code, delay, rate, from, lost, bare and once.`;
  }
}

type ReadScenario = { operationId: string; scenario: Scenario } | { error: string };

/** Reads the body of `POST /__mock/scenario`; any invalid or unknown field is an error. */
export function readScenario(body: unknown, contract: Contract, backend: string | undefined): ReadScenario {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { error: 'The body is no JSON object. Send content-type: application/json.' };
  const { operationId, ...wanted } = body as Record<string, unknown>;
  if (typeof operationId !== 'string') return { error: 'operationId is missing: an operationId, or * for all.' };
  const concerned = operationId === ALL ? [...contract.facts.values()] : [contract.facts.get(operationId)].filter((facts) => facts !== undefined);
  if (concerned.length === 0) return { error: `There is no operation ${operationId}.` };
  const { example, ...rest } = wanted;
  // With a code the example belongs to that code; Prism lists the known ones when it does not exist.
  if (example !== undefined && rest.code === undefined && !concerned.some((facts) => facts.examples.includes(example as string))) {
    const known = operationId === ALL ? 'no operation has one of this name' : `there are ${concerned[0]?.examples.join(', ')}`;
    return { error: `There is no example ${JSON.stringify(example)} of ${operationId}: ${known}.` };
  }
  for (const [field, value] of Object.entries(rest)) {
    const error = fieldError(field, value, backend);
    if (error !== undefined) return { error };
  }
  return { operationId, scenario: wanted as Scenario };
}

/** Reads `Prefer: example=NAME, code=500, delay=3000, rate=50, from=mock, lost=cut, bare`. */
export function readPreference(header: string | string[] | undefined): Preference {
  const preference: Preference = {};
  for (const [, key, value] of String(header ?? '').matchAll(/(\w+)(?:=([^,;\s]+))?/g)) {
    if (key === 'bare' && value === undefined) preference.bare = true;
    if (key === 'example' && value !== undefined) preference.example = value;
    if (key === 'code' && Number.isInteger(Number(value))) preference.code = Number(value);
    if (key === 'delay' && Number(value) >= 0) preference.delay = Number(value);
    if (key === 'rate' && Number(value) >= 1) preference.rate = Number(value);
    if (key === 'from' && (value === 'mock' || value === 'backend')) preference.from = value;
    if (key === 'lost' && isLoss(value)) preference.lost = value;
  }
  return preference;
}

const isLoss = (value: unknown): value is Loss => LOSSES.includes(value as Loss);

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a gateway that knows no contract sends. */
const GATEWAY_TITLES = {
  '408': '408 Request Time-out',
  '429': '429 Too Many Requests',
  '502': '502 Bad Gateway',
  '503': '503 Service Temporarily Unavailable',
  '504': '504 Gateway Time-out',
} as const;

/** What the client receives in place of the lost response; undefined when the connection breaks off. */
export function sentInstead(loss: Loss, { document }: Contract, language: Language): Sent | undefined {
  if (loss === 'cut') return undefined;
  if (loss !== '500') {
    const title = GATEWAY_TITLES[loss];
    return {
      status: Number(loss),
      headers: { 'content-type': 'text/html' },
      body: `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    };
  }
  return { status: 500, headers: { 'content-type': 'application/json' }, body: JSON.stringify(errorExample(document, 500, language).body) };
}
