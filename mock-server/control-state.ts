import type { IncomingMessage } from 'node:http';
import type { Contract } from './contract.ts';
import { tabOf } from './preference.ts';
import { readBody } from './requests.ts';
import { readScenario, type Scenarios } from './scenario.ts';
import { allSandboxes, type RecordedCall, resetSandbox, type Sandbox, sandboxOf, scenariosOfTab } from './state.ts';

/** What one sandbox is doing, as `GET /__mock/sandboxes` lists it. */
function describeSandbox(sandbox: Sandbox) {
  return {
    sandbox: sandbox.id,
    calls: sandbox.calls.length,
    lastCall: sandbox.calls.at(-1)?.at ?? null,
    loggedIn: [...sandbox.sessions.values()].map(({ mobileNo }) => mobileNo),
    scenarios: Object.fromEntries(sandbox.scenario),
    tabs: Object.fromEntries([...sandbox.tabs].filter(([, scenarios]) => scenarios.size > 0).map(([tab, scenarios]) => [tab, Object.fromEntries(scenarios)])),
  };
}

/** Every sandbox there is, the one that was used last first. */
export function listSandboxes() {
  return [...allSandboxes()].map(describeSandbox).reverse();
}

/** What a sandbox was asked, oldest first; of all sandboxes with `*`. A sandbox that nobody used has no calls and is not made by asking. */
export function listCalls(sandboxId: string): (RecordedCall & { sandbox?: string })[] {
  const sandboxes = [...allSandboxes()];
  if (sandboxId !== '*') return sandboxes.find(({ id }) => id === sandboxId)?.calls ?? [];
  return sandboxes.flatMap(({ id, calls }) => calls.map((call) => ({ sandbox: id, ...call }))).sort((one, other) => one.at.localeCompare(other.at));
}

/** Puts a sandbox back to the seed, or all with `*`; answers the names of those that were there. */
export function reset(sandboxId: string): string[] {
  const ids = sandboxId === '*' ? [...allSandboxes()].map(({ id }) => id) : [sandboxId];
  for (const id of ids) resetSandbox(id);
  return ids;
}

/** The scenarios that a request means: those of its tab, or those of the whole sandbox. */
function meant(request: IncomingMessage, sandboxId: string): Scenarios {
  const tab = tabOf(request);
  return tab === undefined ? sandboxOf(sandboxId).scenario : scenariosOfTab(sandboxOf(sandboxId), tab);
}

/** What `GET /__mock/scenario` says: whose scenarios, which, and whether there is a backend to ask. */
export function describeScenarios(request: IncomingMessage, sandboxId: string, backend: string | undefined) {
  const tab = tabOf(request);
  const sandbox = sandboxOf(sandboxId);
  return {
    sandbox: sandboxId,
    ...(tab === undefined ? {} : { tab }),
    backend: backend ?? null,
    scenarios: Object.fromEntries(tab === undefined ? sandbox.scenario : (sandbox.tabs.get(tab) ?? [])),
    ...(tab === undefined ? {} : { sandboxScenarios: Object.fromEntries(sandbox.scenario) }),
  };
}

/** Sets (`POST`) or takes back one scenario, or replaces all of them (`PUT`); answers what is wrong when it cannot. */
export async function changeScenarios(
  request: IncomingMessage,
  sandboxId: string,
  contract: Contract,
  backend: string | undefined,
): Promise<string | undefined> {
  const body = (await readBody(request)).forHandler;
  const single = request.method === 'POST';
  if (!single && (typeof body !== 'object' || body === null || Array.isArray(body))) return 'The body is no JSON object of scenarios by operationId.';
  const wanted = single ? [body] : Object.entries(body as object).map(([operationId, scenario]) => ({ ...scenario, operationId }));
  const read = wanted.map((one) => readScenario(one, contract, backend));
  for (const one of read) if ('fault' in one) return one.fault;
  const scenarios = meant(request, sandboxId);
  if (!single) scenarios.clear();
  for (const one of read) {
    if ('fault' in one) continue;
    if (Object.keys(one.scenario).length === 0) scenarios.delete(one.operationId);
    else scenarios.set(one.operationId, one.scenario);
  }
  return undefined;
}
