import type { IncomingMessage } from 'node:http';
import type { OperationFacts } from './contract.ts';
import { chooseScenario, type Preference, readPreference } from './scenario.ts';
import { type Sandbox, sandboxOf } from './state.ts';

/** Of a sandbox, or of a tab. */
export const NAME = /^[\w-]{1,64}$/;
/** Sandbox of requests that name none, such as those of command-line clients. */
const DEFAULT_SANDBOX = 'default';
const SANDBOX_COOKIE = /(?:^|;\s*)mock-sandbox=([\w-]{1,64})/;

const named = (value: unknown) => (typeof value === 'string' && NAME.test(value) ? value : undefined);

/** Header `mock-sandbox`, else the cookie of that name, else the shared default. */
export function sandboxIdOf(request: IncomingMessage): string {
  return named(request.headers['mock-sandbox']) ?? SANDBOX_COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? DEFAULT_SANDBOX;
}

/** Header `mock-tab`, sent by a browser tab that has its own scenarios. */
export function tabOf(request: IncomingMessage): string | undefined {
  return named(request.headers['mock-tab']);
}

/** Whether the sandbox of a request has scenarios: its responses are not those that pages were prerendered from. */
export function hasScenario(request: IncomingMessage): boolean {
  const { scenario, tabs } = sandboxOf(sandboxIdOf(request));
  return scenario.size > 0 || tabs.size > 0;
}

/** Failures that `--chaos` chooses from. */
const CHAOS: readonly Preference[] = [{ code: 500 }, { example: 'businessError' }, { delay: 3000 }, { code: 0 }, { lost: 'cut' }];

/** Override of the usual response: the `Prefer` header, else the scenarios of tab and sandbox, else chaos (a share of 0 to 1). */
export function preferenceFor(request: IncomingMessage, sandbox: Sandbox, facts: OperationFacts | undefined, chaos: number): Preference {
  const header = readPreference(request.headers.prefer);
  if (Object.keys(header).length > 0) return header;
  const ofTab = sandbox.tabs.get(tabOf(request) ?? '');
  const scenario = chooseScenario(ofTab === undefined ? [sandbox.scenario] : [ofTab, sandbox.scenario], facts);
  if (scenario !== undefined) return scenario;
  return (Math.random() < chaos ? CHAOS[Math.floor(Math.random() * CHAOS.length)] : undefined) ?? {};
}
