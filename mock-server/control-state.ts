import type { IncomingMessage } from 'node:http';
import type { Contract } from './contract.ts';
import { tabOf } from './preference.ts';
import { readBody } from './requests.ts';
import { readScenario, type Scenarios } from './scenario.ts';
import { allSandboxes, type RecordedCall, resetSandbox, sandboxOf, scenariosOfTab } from './state.ts';

/** Calls of a sandbox, or of all with `*`, oldest first. Does not create the sandbox. */
export function listCalls(sandboxId: string): (RecordedCall & { sandbox?: string })[] {
  const sandboxes = [...allSandboxes()];
  if (sandboxId !== '*') return sandboxes.find(({ id }) => id === sandboxId)?.calls ?? [];
  return sandboxes.flatMap(({ id, calls }) => calls.map((call) => ({ sandbox: id, ...call }))).sort((one, other) => one.at.localeCompare(other.at));
}

/** Resets a sandbox to the seed, or all with `*`; returns the ids of those that were reset. */
export function reset(sandboxId: string): string[] {
  const ids = sandboxId === '*' ? [...allSandboxes()].map(({ id }) => id) : [sandboxId];
  for (const id of ids) resetSandbox(id);
  return ids;
}

/** The scenarios of the request's tab, else of the sandbox. */
function targetScenarios(request: IncomingMessage, sandboxId: string): Scenarios {
  const tab = tabOf(request);
  return tab === undefined ? sandboxOf(sandboxId).scenario : scenariosOfTab(sandboxOf(sandboxId), tab);
}

/** Body of `GET /__mock/scenario`. */
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

/** Sets or removes one scenario (`POST`) or replaces all (`PUT`); returns an error message for an invalid body. */
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
  for (const one of read) if ('error' in one) return one.error;
  const scenarios = targetScenarios(request, sandboxId);
  if (!single) scenarios.clear();
  for (const one of read) {
    if ('error' in one) continue;
    if (Object.keys(one.scenario).length === 0) scenarios.delete(one.operationId);
    else scenarios.set(one.operationId, one.scenario);
  }
  return undefined;
}
