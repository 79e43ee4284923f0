import type { Scenarios } from './scenario.ts';

/** A log-in that one sandbox knows. */
export interface Session {
  mobileNo: string;
  /** Calls that need a token until the session ends; unlimited when absent. */
  callsLeft?: number;
}

/**
 * The state of one browser or one test, apart from all others: who is logged in and what each area remembers. It lives as long as the
 * mock runs, so it survives a reload of the page.
 */
export interface Sandbox {
  id: string;
  sessions: Map<string, Session>;
  /** What an operation (or `*`, all of them) shall answer instead of the usual, until it is taken back. */
  scenario: Scenarios;
  /** The same for one tab of the browser only (header `mock-tab`): the customer who is logged in is shared by all tabs, the scenario is not. */
  tabs: Map<string, Scenarios>;
  /** What was called, oldest first; the last {@link MOST_CALLS}. */
  calls: RecordedCall[];
  /** By area; read with {@link areaState}. */
  state: Record<string, unknown>;
}

/** One call as `GET /__mock/calls` lists it. */
export interface RecordedCall {
  operationId: string;
  /** ISO 8601. */
  at: string;
  method: string;
  /** Path and query as sent. */
  url: string;
  /** The body of the request as a handler sees it; of a file only name, type and size. */
  body?: unknown;
  /** 0 when the connection was dropped. */
  httpStatus: number;
  /** The envelope's status, when the answer has one. */
  status: string | undefined;
  servedBy: string;
}

/** Calls remembered in one sandbox. */
const MOST_CALLS = 1000;

/** Writes a call into the sandbox's log. */
export function recordCall(sandbox: Sandbox, call: RecordedCall): void {
  sandbox.calls.push(call);
  if (sandbox.calls.length > MOST_CALLS) sandbox.calls.shift();
}

/** Sandboxes kept at most; the one that was unused longest goes first. */
const MOST_SANDBOXES = 500;

const sandboxes = new Map<string, Sandbox>();

function createSandbox(id: string): Sandbox {
  return { id, sessions: new Map(), scenario: new Map(), tabs: new Map(), calls: [], state: {} };
}

/** Accessor to the part of a sandbox's state that one area owns; `create` makes it on first access. */
export function areaState<T>(area: string, create: () => T): (sandbox: Sandbox) => T {
  return ({ state }) => {
    state[area] ??= create();
    return state[area] as T;
  };
}

/** The sandbox with this id, made when it is new. */
export function sandboxOf(id: string): Sandbox {
  const sandbox = sandboxes.get(id) ?? createSandbox(id);
  sandboxes.delete(id);
  sandboxes.set(id, sandbox);
  if (sandboxes.size > MOST_SANDBOXES) {
    const oldest = sandboxes.keys().next().value;
    if (oldest !== undefined) sandboxes.delete(oldest);
  }
  return sandbox;
}

/** Tabs of one browser that may have scenarios of their own; the one that was made first goes first. */
const MOST_TABS = 50;

/** The scenarios of one tab, made when they are new. */
export function scenariosOfTab(sandbox: Sandbox, tab: string): Scenarios {
  const known = sandbox.tabs.get(tab);
  if (known !== undefined) return known;
  const scenarios: Scenarios = new Map();
  sandbox.tabs.set(tab, scenarios);
  if (sandbox.tabs.size > MOST_TABS) {
    const oldest = sandbox.tabs.keys().next().value;
    if (oldest !== undefined) sandbox.tabs.delete(oldest);
  }
  return scenarios;
}

/** Every sandbox there is, for what arrives from outside without naming one. */
export function allSandboxes(): Iterable<Sandbox> {
  return sandboxes.values();
}

/** Puts a sandbox back to the seed. */
export function resetSandbox(id: string): void {
  sandboxes.delete(id);
}
