import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { createStore } from '@/lib/store';
import type { Scenario } from '../../../openapi/scenario.ts';
import { mock, type Operation, type Persona, type Scenarios } from './mock.ts';

interface PanelState {
  operations: readonly Operation[];
  personas: readonly Persona[];
  smsCode: string;
  backend: string | null;
  scenarios: Scenarios;
  /** Scenarios of the whole browser, set without the panel. */
  sandboxScenarios: Scenarios;
  /** Last error message. */
  problem: string | undefined;
  /** Last confirmation. */
  done: string | undefined;
}

const store = createStore<PanelState>({
  operations: [],
  personas: [],
  smsCode: '',
  backend: null,
  scenarios: {},
  sandboxScenarios: {},
  problem: undefined,
  done: undefined,
});

export const panelState = { get: store.get, subscribe: store.subscribe };

export function update(part: Partial<PanelState>): void {
  store.set({ ...store.get(), ...part });
}

/** Runs an action of the user; the panel shows its error until the next action. Returns whether it succeeded. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  update({ problem: undefined, done: undefined });
  return reporting(action);
}

/** Like {@link attempt}, for background work: leaves earlier messages in place. */
async function reporting(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    // An ApiError without a message has a kind.
    update({ problem: (error as Error).message || `The call failed: ${(error as { kind?: string }).kind ?? 'unknown'}.` });
    return false;
  }
}

/** Reads the scenarios of this tab from the mock. */
export function readSituation(): Promise<boolean> {
  return reporting(async () => {
    const { backend, scenarios, sandboxScenarios } = await mock.situation();
    // Without a tab id the mock returns the sandbox's scenarios.
    update(sandboxScenarios === undefined ? { backend, scenarios: {}, sandboxScenarios: scenarios } : { backend, scenarios, sandboxScenarios });
  });
}

export function readContract(): Promise<boolean> {
  return reporting(async () => {
    const [operations, { personas, smsCode }] = await Promise.all([mock.operations(), mock.customers()]);
    update({ operations, personas, smsCode });
  });
}

/** Sets the scenario of one operation (or `*`); an empty one removes it. */
export function setScenario(operationId: string, scenario: Scenario): Promise<boolean> {
  const { [operationId]: _before, ...others } = store.get().scenarios;
  return replaceScenarios(Object.keys(scenario).length === 0 ? others : { ...others, [operationId]: scenario });
}

export function replaceScenarios(scenarios: Scenarios): Promise<boolean> {
  return attempt(async () => {
    const situation = await mock.replace(scenarios);
    update({ backend: situation.backend, scenarios: situation.scenarios, sandboxScenarios: situation.sandboxScenarios ?? {} });
  });
}

export interface Site {
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
}

/**
 * Refetches the page's queries, or those of one operation, and discards cached responses, which would hide the new scenario.
 */
export function refresh({ queryClient, router }: Site, operation?: Operation): void {
  const queryKey = operation && [operation.operationId];
  queryClient.removeQueries({ type: 'inactive', ...(queryKey && { queryKey }) });
  void queryClient.resetQueries({ type: 'active', ...(queryKey && { queryKey }) });
  void router.revalidate();
}
