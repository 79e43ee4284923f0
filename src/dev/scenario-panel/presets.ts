import type { Scenario } from './mock.ts';

/** A state of the whole page. */
export interface Preset {
  label: string;
  /** What it does, for the tooltip. */
  hint: string;
  scenario: Scenario;
}

/** The states that concern every operation; what one of them says of the answer replaces what another said, slowness goes with both. */
export const presets: readonly Preset[] = [
  { label: 'Empty', hint: 'Every operation with an example “empty” answers it', scenario: { example: 'empty' } },
  { label: 'Business errors', hint: 'Every operation answers status −1', scenario: { example: 'businessError' } },
  { label: 'Session expires now', hint: 'The next call that needs a token is answered with status −2', scenario: { example: 'sessionExpired', once: true } },
  { label: 'HTTP 500', hint: 'Every operation answers HTTP 500', scenario: { code: 500 } },
  { label: 'Slow 3G', hint: 'Every answer comes two seconds late, with 50 KiB a second', scenario: { delay: 2000, rate: 50 } },
  { label: 'Offline', hint: 'Every connection is dropped', scenario: { code: 0 } },
];

const entries = (scenario: Scenario) => Object.entries(scenario) as [keyof Scenario, unknown][];
const aboutSpeed = ({ delay, rate }: Scenario): Scenario => ({ ...(delay === undefined ? {} : { delay }), ...(rate === undefined ? {} : { rate }) });
const aboutAnswer = ({ delay: _delay, rate: _rate, ...answer }: Scenario): Scenario => answer;

/** Whether a preset is part of what is set for all operations. */
export function isOn({ scenario }: Preset, all: Scenario = {}): boolean {
  return entries(scenario).every(([key, value]) => all[key] === value);
}

/** What is set for all operations after a press on a preset: added when it was off, taken away when it was on. */
export function toggle(preset: Preset, all: Scenario = {}): Scenario {
  const speed = preset.scenario.delay !== undefined;
  if (isOn(preset, all)) return speed ? aboutAnswer(all) : aboutSpeed(all);
  return speed ? { ...aboutAnswer(all), ...preset.scenario } : { ...aboutSpeed(all), ...preset.scenario };
}
