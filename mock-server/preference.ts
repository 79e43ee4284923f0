import type { IncomingMessage } from 'node:http';
import type { OperationFacts } from './contract.ts';
import { type Preference, readPreference } from './requests.ts';
import { chooseScenario } from './scenario.ts';
import { type Sandbox, sandboxOf } from './state.ts';

const NAME = /^[\w-]{1,64}$/;
/** The sandbox for requests that name none: command-line clients, other teams' programs. */
const DEFAULT_SANDBOX = 'default';
const SANDBOX_COOKIE = /(?:^|;\s*)mock-sandbox=([\w-]{1,64})/;

const named = (value: unknown) => (typeof value === 'string' && NAME.test(value) ? value : undefined);

/** The sandbox a request belongs to: header `mock-sandbox`, else the cookie of that name, else the shared default. */
export function sandboxIdOf(request: IncomingMessage): string {
  return named(request.headers['mock-sandbox']) ?? SANDBOX_COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? DEFAULT_SANDBOX;
}

/** The tab of the browser that a request comes from, when it has scenarios of its own: header `mock-tab`. */
export function tabOf(request: IncomingMessage): string | undefined {
  return named(request.headers['mock-tab']);
}

/** Whether the sandbox of a request has scenarios: its responses are not those that pages were prerendered from. */
export function hasScenario(request: IncomingMessage): boolean {
  const { scenario, tabs } = sandboxOf(sandboxIdOf(request));
  return scenario.size > 0 || tabs.size > 0;
}

/** What chaos does to an answer. */
const FAULTS: readonly Preference[] = [{ code: 500 }, { example: 'businessError' }, { delay: 3000 }, { code: 0 }];

/**
 * What an answer shall be instead of the usual: the `Prefer` header, the tab's scenario, the sandbox's, or chaos (a share of 0 to 1).
 */
export function preferenceFor(request: IncomingMessage, sandbox: Sandbox, facts: OperationFacts | undefined, chaos: number): Preference {
  const asked = readPreference(request.headers.prefer);
  if (Object.keys(asked).length > 0) return asked;
  const ofTab = sandbox.tabs.get(tabOf(request) ?? '');
  const scenario = chooseScenario(ofTab === undefined ? [sandbox.scenario] : [ofTab, sandbox.scenario], facts);
  if (scenario !== undefined) return scenario;
  return (Math.random() < chaos ? FAULTS[Math.floor(Math.random() * FAULTS.length)] : undefined) ?? {};
}
