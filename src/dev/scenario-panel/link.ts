import { STEP_KEYS } from '@/session/storage';
import type { Scenario, Scenarios } from './mock.ts';

/** Where a page stands: sub-tabs and steps that are not at their start. */
export type Steps = Partial<Record<keyof typeof STEP_KEYS, string>>;

/** The query parameter of a link that reproduces a state. */
const PARAMETER = 'scenario';

/** A state that a link brings about. */
export interface LinkedState {
  scenarios: Scenarios;
  /** Mobile number of the customer to log in; null logs out. */
  persona: string | null;
  language: 'cn' | 'en';
  steps: Steps;
}

/** What the name of a step begins with in a link. */
const STEP = 'step-';

const isStep = (key: string): key is keyof typeof STEP_KEYS => key in STEP_KEYS;

/** Writes a state as a person can read it: `bills:example=empty;*:delay=2000;persona:66881234;language:en`. */
function writeState({ scenarios, persona, language, steps }: LinkedState): string {
  const parts = Object.entries(scenarios).map(([operation, scenario]) => {
    const fields = Object.entries(scenario).map(([key, value]) => `${key}=${value}`);
    return `${operation}:${fields.join(',')}`;
  });
  const stands = Object.entries(steps).map(([key, value]) => `${STEP}${key}:${encodeURIComponent(value)}`);
  return [...parts, `persona:${persona ?? 'none'}`, `language:${language}`, ...stands].join(';');
}

const NUMBERS = new Set(['code', 'delay', 'rate']);

function readScenario(text: string): Scenario {
  const fields = text.split(',').map((field): [string, unknown] => {
    const [key = '', value = ''] = field.split('=');
    return [key, NUMBERS.has(key) ? Number(value) : key === 'once' ? value === 'true' : value];
  });
  return Object.fromEntries(fields) as Scenario;
}

/** Reads what {@link writeState} wrote. Names are checked by the mock, which knows the contract. */
function readState(text: string): LinkedState {
  const state: LinkedState & { scenarios: Record<string, Scenario> } = { scenarios: {}, persona: null, language: 'cn', steps: {} };
  for (const part of text.split(';').filter((one) => one !== '')) {
    const at = part.indexOf(':');
    const name = at < 0 ? part : part.slice(0, at);
    const value = at < 0 ? '' : part.slice(at + 1);
    if (name === 'persona') state.persona = value === 'none' ? null : value;
    else if (name.startsWith(STEP)) {
      const key = name.slice(STEP.length);
      if (isStep(key)) state.steps[key] = value;
    } else if (name === 'language') state.language = value === 'en' ? 'en' : 'cn';
    else state.scenarios[name] = readScenario(value);
  }
  return state;
}

/** The address of a page with the state in it. The characters of a state may stand in a query as they are. */
export function linkTo(address: string, state: LinkedState): string {
  const url = new URL(address);
  url.searchParams.delete(PARAMETER);
  url.search = [url.search.slice(1), `${PARAMETER}=${writeState(state)}`].filter((part) => part !== '').join('&');
  return url.href;
}

/** Takes the state out of an address; without one `state` is absent. */
export function takeState(address: string): { address: string; state?: LinkedState } {
  const url = new URL(address);
  const text = url.searchParams.get(PARAMETER);
  if (text === null) return { address };
  url.searchParams.delete(PARAMETER);
  return { address: url.href, state: readState(text) };
}
