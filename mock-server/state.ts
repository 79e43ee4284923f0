import { createAreaStates } from './areas.ts';
import type { Scenarios } from './scenario.ts';
import type { Session } from './sessions.ts';

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
  state: ReturnType<typeof createAreaStates>;
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
  answeredBy: string;
}

/** Calls remembered in one sandbox. */
const MOST_CALLS = 1000;

/** Writes a call into the sandbox's log. */
export function recordCall(sandbox: Sandbox, call: RecordedCall): void {
  sandbox.calls.push(call);
  if (sandbox.calls.length > MOST_CALLS) sandbox.calls.shift();
}

/** Sandboxs kept at most; the one that was unused longest goes first. */
const MOST_SANDBOXS = 500;

const sandboxs = new Map<string, Sandbox>();

function createSandbox(id: string): Sandbox {
  return { id, sessions: new Map(), scenario: new Map(), tabs: new Map(), calls: [], state: createAreaStates() };
}

/** The sandbox with this id, made when it is new. */
export function sandboxOf(id: string): Sandbox {
  const sandbox = sandboxs.get(id) ?? createSandbox(id);
  sandboxs.delete(id);
  sandboxs.set(id, sandbox);
  if (sandboxs.size > MOST_SANDBOXS) {
    const oldest = sandboxs.keys().next().value;
    if (oldest !== undefined) sandboxs.delete(oldest);
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
export function allSandboxs(): Iterable<Sandbox> {
  return sandboxs.values();
}

/** Puts a sandbox back to the seed. */
export function resetSandbox(id: string): void {
  sandboxs.delete(id);
}
