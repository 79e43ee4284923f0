import { createStore } from '@/session/store';
import { mock, type Operation, type Persona, type Scenario, type Scenarios } from './mock.ts';

/** What the panel knows. */
export interface PanelState {
  operations: readonly Operation[];
  personas: readonly Persona[];
  smsCode: string;
  backend: string | null;
  scenarios: Scenarios;
  /** Set from outside for the whole browser. */
  sandboxScenarios: Scenarios;
  /** What went wrong last, in a sentence. */
  problem: string | undefined;
  /** What was done last, in a sentence. */
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

/** The state of the panel, for components. */
export const panelState = { get: store.get, subscribe: store.subscribe };

/** Changes part of the state. */
export function update(part: Partial<PanelState>): void {
  store.set({ ...store.get(), ...part });
}

/**
 * Does something with the mock; what goes wrong is said in the panel, until something else was tried. Answers whether it went well.
 */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  update({ problem: undefined, done: undefined });
  return said(action);
}

/** The same for what nobody asked for: it must not take away what was said before. */
async function said(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    // An ApiError without a sentence of the server's still has a kind.
    update({ problem: (error as Error).message || `The call failed: ${(error as { kind?: string }).kind ?? 'unknown'}.` });
    return false;
  }
}

/** Asks the mock what is set for this tab. */
export function readSituation(): Promise<boolean> {
  return said(async () => {
    const { backend, scenarios, sandboxScenarios } = await mock.situation();
    // Without a tab of its own there is only the sandbox's.
    update(sandboxScenarios === undefined ? { backend, scenarios: {}, sandboxScenarios: scenarios } : { backend, scenarios, sandboxScenarios });
  });
}

/** Asks the mock for what never changes while it runs. */
export function readContract(): Promise<boolean> {
  return said(async () => {
    const [operations, { personas, smsCode }] = await Promise.all([mock.operations(), mock.customers()]);
    update({ operations, personas, smsCode });
  });
}

/** Sets what one operation (or `*`) shall answer; an empty scenario takes it back. */
export function setScenario(operationId: string, scenario: Scenario): Promise<boolean> {
  const { [operationId]: _before, ...others } = store.get().scenarios;
  return replaceScenarios(Object.keys(scenario).length === 0 ? others : { ...others, [operationId]: scenario });
}

/** Sets all scenarios of this tab at once. */
export function replaceScenarios(scenarios: Scenarios): Promise<boolean> {
  return attempt(async () => {
    const situation = await mock.replace(scenarios);
    update({ backend: situation.backend, scenarios: situation.scenarios, sandboxScenarios: situation.sandboxScenarios ?? {} });
  });
}
