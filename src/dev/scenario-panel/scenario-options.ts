import { LOSSES, type Loss, type Scenario } from '../../../openapi/scenario.ts';
import type { Operation } from './mock.ts';

interface ResponseOption {
  value: string;
  label: string;
  disabled?: boolean;
}

const CODES: Record<number, string> = {
  400: 'HTTP 400 – bad input',
  404: 'HTTP 404 – not found',
  413: 'HTTP 413 – too large',
  429: 'HTTP 429 – too often',
  500: 'HTTP 500 – server error',
  502: 'HTTP 502 – no answer from the backend',
  503: 'HTTP 503 – maintenance',
  504: 'HTTP 504 – no answer in time',
};

/** The English variant of an example is no choice of its own: the language of the request selects it. */
function isVariant(name: string, names: string[]): boolean {
  return name.endsWith('En') && names.includes(name.slice(0, -2));
}

export function exampleOptions({ examples }: Operation): ResponseOption[] {
  const names = examples.map(({ name }) => name);
  return examples
    .filter(({ name }) => !isVariant(name, names))
    .map(({ name, summary }) => ({ value: `example=${name}`, label: summary === undefined ? name : `${name} – ${summary}` }));
}

const lossText = (loss: Loss) => (loss === 'cut' ? 'network down' : `HTTP ${loss}`);

/** The work is done once, and the response is lost: what must not make a customer pay twice. */
export const lossOptions: readonly ResponseOption[] = LOSSES.map((loss) => ({ value: `lost=${loss}`, label: `Done, then ${lossText(loss)}` }));

/** HTTP errors, network failure, and the choice between mock and backend. */
export function otherOptions({ codes }: Operation, backend: string | null): ResponseOption[] {
  return [
    ...codes.filter((code) => code !== 200).map((code) => ({ value: `code=${code}`, label: CODES[code] ?? `HTTP ${code}` })),
    { value: 'code=0', label: 'Network down' },
    { value: 'from=mock', label: 'The mock' },
    {
      value: 'from=backend',
      label: backend === null ? 'The backend (none: npm start -- --upstream URL)' : `The backend ${backend}`,
      disabled: backend === null,
    },
  ];
}

/** Option of a scenario; empty for the default response. */
export function optionOf({ example, code, from, lost }: Scenario): string {
  if (lost !== undefined) return `lost=${lost}`;
  if (example !== undefined) return `example=${example}`;
  if (code !== undefined) return `code=${code}`;
  return from === undefined ? '' : `from=${from}`;
}

/** The scenario with another response; delay, rate and what is left out stay. */
export function withResponse({ example: _example, code: _code, from: _from, lost: _lost, once: _once, ...kept }: Scenario, value: string): Scenario {
  if (value === '') return kept;
  const [key = '', chosen = ''] = value.split('=');
  // Once, so that the next attempt shows what a repeated request gets.
  return { ...kept, [key]: key === 'code' ? Number(chosen) : chosen, ...(key === 'lost' && { once: true }) };
}

/** Delay in milliseconds; 0 removes it. */
export function withDelay({ delay: _before, ...rest }: Scenario, delay: number): Scenario {
  return delay === 0 ? rest : { ...rest, delay };
}

/** Description such as `empty, after 3 s`. */
export function describeScenario(scenario: Scenario): string {
  const { example, code, from, lost, delay, rate, bare, once } = scenario;
  const done = lost === undefined ? undefined : `done, then ${lossText(lost)}`;
  const response =
    done ?? example ?? (code === 0 ? 'network down' : code !== undefined ? `HTTP ${code}` : from === undefined ? 'default response' : `the ${from}`);
  return [response, delay === undefined ? '' : `after ${delay / 1000} s`, rate === undefined ? '' : `${rate} KiB/s`, bare ? 'bare' : '', once ? 'once' : '']
    .filter((part) => part !== '')
    .join(', ');
}

export interface Preset {
  label: string;
  /** Tooltip. */
  hint: string;
  scenario: Scenario;
}

/** States of all operations. Presets of the response exclude each other; speed and what is left out combine with any. */
export const presets: readonly Preset[] = [
  { label: 'Empty', hint: 'Every operation with an example “empty” returns it', scenario: { example: 'empty' } },
  { label: 'Business errors', hint: 'Every operation returns status −1', scenario: { example: 'businessError' } },
  { label: 'Session expires now', hint: 'The next call that needs a token gets status −2', scenario: { example: 'sessionExpired', once: true } },
  { label: 'HTTP 500', hint: 'Every operation returns HTTP 500', scenario: { code: 500 } },
  {
    label: 'Next response lost',
    hint: 'The next operation that costs or sends something is carried out, and its connection breaks off',
    scenario: { lost: 'cut', once: true },
  },
  { label: 'Slow 3G', hint: 'Every response is two seconds late, at 50 KiB per second', scenario: { delay: 2000, rate: 50 } },
  {
    label: 'Bare backend',
    hint: 'Every response has only what the specification states: nothing marked x-added in the contract',
    scenario: { bare: true },
  },
  { label: 'Offline', hint: 'Every connection is dropped', scenario: { code: 0 } },
];

const entries = (scenario: Scenario) => Object.entries(scenario) as [keyof Scenario, unknown][];
/** What a field belongs to: a preset replaces the fields of its own part. */
const partOf = (key: string) => (key === 'delay' || key === 'rate' ? 'speed' : key === 'bare' ? 'bare' : 'response');

/** Whether a preset is part of the scenario of all operations. */
export function isOn({ scenario }: Preset, all: Scenario = {}): boolean {
  return entries(scenario).every(([key, value]) => all[key] === value);
}

/** The scenario of all operations with the preset added, or removed when it was on. */
export function toggle(preset: Preset, all: Scenario = {}): Scenario {
  const parts = new Set(Object.keys(preset.scenario).map(partOf));
  const rest = Object.fromEntries(entries(all).filter(([key]) => !parts.has(partOf(key)))) as Scenario;
  return isOn(preset, all) ? rest : { ...rest, ...preset.scenario };
}
