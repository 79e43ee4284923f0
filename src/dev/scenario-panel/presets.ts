import type { Scenario } from './mock.ts';

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
