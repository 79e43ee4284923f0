import type { IncomingMessage } from 'node:http';
import type { Contract } from './contract.ts';
import { tabOf } from './preference.ts';
import { readBody } from './requests.ts';
import { readScenario, type Scenarios } from './scenario.ts';
import { allWorlds, type RecordedCall, resetWorld, scenariosOfTab, type World, worldOf } from './state.ts';

/** What one world is doing, as `GET /__mock/worlds` lists it. */
function describeWorld(world: World) {
  return {
    world: world.id,
    calls: world.calls.length,
    lastCall: world.calls.at(-1)?.at ?? null,
    loggedIn: [...world.sessions.values()].map(({ mobileNo }) => mobileNo),
    scenarios: Object.fromEntries(world.scenario),
    tabs: Object.fromEntries([...world.tabs].filter(([, scenarios]) => scenarios.size > 0).map(([tab, scenarios]) => [tab, Object.fromEntries(scenarios)])),
  };
}

/** Every world there is, the one that was used last first. */
export function listWorlds() {
  return [...allWorlds()].map(describeWorld).reverse();
}

/** What a world was asked, oldest first; of all worlds with `*`. A world that nobody used has no calls and is not made by asking. */
export function listCalls(worldId: string): (RecordedCall & { world?: string })[] {
  const worlds = [...allWorlds()];
  if (worldId !== '*') return worlds.find(({ id }) => id === worldId)?.calls ?? [];
  return worlds.flatMap(({ id, calls }) => calls.map((call) => ({ world: id, ...call }))).sort((one, other) => one.at.localeCompare(other.at));
}

/** Puts a world back to the seed, or all with `*`; answers the names of those that were there. */
export function reset(worldId: string): string[] {
  const ids = worldId === '*' ? [...allWorlds()].map(({ id }) => id) : [worldId];
  for (const id of ids) resetWorld(id);
  return ids;
}

/** The scenarios that a request means: those of its tab, or those of the whole world. */
function meant(request: IncomingMessage, worldId: string): Scenarios {
  const tab = tabOf(request);
  return tab === undefined ? worldOf(worldId).scenario : scenariosOfTab(worldOf(worldId), tab);
}

/** What `GET /__mock/scenario` says: whose scenarios, which, and whether there is a backend to ask. */
export function describeScenarios(request: IncomingMessage, worldId: string, backend: string | undefined) {
  const tab = tabOf(request);
  const world = worldOf(worldId);
  return {
    world: worldId,
    ...(tab === undefined ? {} : { tab }),
    backend: backend ?? null,
    scenarios: Object.fromEntries(tab === undefined ? world.scenario : (world.tabs.get(tab) ?? [])),
    ...(tab === undefined ? {} : { ofTheWorld: Object.fromEntries(world.scenario) }),
  };
}

/** Sets (`POST`) or takes back one scenario, or replaces all of them (`PUT`); answers what is wrong when it cannot. */
export async function changeScenarios(request: IncomingMessage, worldId: string, contract: Contract, backend: string | undefined): Promise<string | undefined> {
  const body = (await readBody(request)).forHandler;
  const single = request.method === 'POST';
  if (!single && (typeof body !== 'object' || body === null || Array.isArray(body))) return 'The body is no JSON object of scenarios by operationId.';
  const wanted = single ? [body] : Object.entries(body as object).map(([operationId, scenario]) => ({ ...scenario, operationId }));
  const read = wanted.map((one) => readScenario(one, contract, backend));
  for (const one of read) if ('fault' in one) return one.fault;
  const scenarios = meant(request, worldId);
  if (!single) scenarios.clear();
  for (const one of read) {
    if ('fault' in one) continue;
    if (Object.keys(one.scenario).length === 0) scenarios.delete(one.operationId);
    else scenarios.set(one.operationId, one.scenario);
  }
  return undefined;
}
