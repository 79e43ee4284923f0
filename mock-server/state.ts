import type { Loss } from '../openapi/scenario.ts';
import { type Persona, personaOf, SMS_CODE } from './personas.ts';
import type { Scenarios } from './scenario.ts';

export interface Session {
  mobileNo: string;
  /** Calls that need a token until the session ends; unlimited when absent. */
  callsLeft?: number;
}

/** The isolated state of one browser or one test: log-ins, scenarios, calls and the state of every area. It lives as long as the mock runs. */
export interface Sandbox {
  id: string;
  sessions: Map<string, Session>;
  /** By operation id, or `*` for all. */
  scenario: Scenarios;
  /** Scenarios of single browser tabs (header `mock-tab`). Log-ins are shared by all tabs, scenarios are not. */
  tabs: Map<string, Scenarios>;
  /** The last {@link MAX_CALLS} calls, oldest first. */
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
  /** The body of the request as a handler sees it; of a file only name, type, size and hash. */
  body?: unknown;
  /** 0 when the connection was dropped. */
  httpStatus: number;
  /** The envelope's status, if the response is one; also of a response that was lost. */
  status: string | undefined;
  servedBy: string;
  /** The request's `Idempotency-Key`. */
  key?: string;
  /** The response was kept from an earlier request with this key: nothing was done again. */
  replayed?: true;
  /** The work was done, and its response was lost in this way. */
  lost?: Loss;
}

const MAX_CALLS = 1000;

export function recordCall(sandbox: Sandbox, call: RecordedCall): void {
  sandbox.calls.push(call);
  if (sandbox.calls.length > MAX_CALLS) sandbox.calls.shift();
}

/** Beyond this number the least recently used sandbox is dropped. */
const MAX_SANDBOXES = 500;

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

/** Returns the sandbox with this id; creates it on first use. */
export function sandboxOf(id: string): Sandbox {
  const sandbox = sandboxes.get(id) ?? createSandbox(id);
  sandboxes.delete(id);
  sandboxes.set(id, sandbox);
  if (sandboxes.size > MAX_SANDBOXES) {
    const oldest = sandboxes.keys().next().value;
    if (oldest !== undefined) sandboxes.delete(oldest);
  }
  return sandbox;
}

/** Beyond this number the oldest tab of a sandbox is dropped. */
const MAX_TABS = 50;

export function scenariosOfTab(sandbox: Sandbox, tab: string): Scenarios {
  const known = sandbox.tabs.get(tab);
  if (known !== undefined) return known;
  const scenarios: Scenarios = new Map();
  sandbox.tabs.set(tab, scenarios);
  if (sandbox.tabs.size > MAX_TABS) {
    const oldest = sandbox.tabs.keys().next().value;
    if (oldest !== undefined) sandbox.tabs.delete(oldest);
  }
  return scenarios;
}

export function allSandboxes(): Iterable<Sandbox> {
  return sandboxes.values();
}

/** The next access creates the sandbox anew from the seed. */
export function resetSandbox(id: string): void {
  sandboxes.delete(id);
}

/** Logs a customer in; returns the token of the new session. */
export function openSession(sandbox: Sandbox, persona: Persona): string {
  const token = crypto.randomUUID();
  sandbox.sessions.set(token, { mobileNo: persona.mobileNo, ...(persona.expiresAfter === undefined ? {} : { callsLeft: persona.expiresAfter }) });
  return token;
}

export function closeSession(sandbox: Sandbox, token: string): void {
  sandbox.sessions.delete(token);
}

/** Ends every session of a customer, except one that goes on. */
export function closeSessions(sandbox: Sandbox, mobileNo: string, except?: string): void {
  for (const [token, session] of sandbox.sessions) if (session.mobileNo === mobileNo && token !== except) sandbox.sessions.delete(token);
}

/** Customer of a token. Counts the call and ends the session when its calls are used up. */
export function customerOf(sandbox: Sandbox, token: string): Persona | undefined {
  const session = sandbox.sessions.get(token);
  if (session === undefined) return undefined;
  if (session.callsLeft !== undefined) {
    if (session.callsLeft === 0) {
      sandbox.sessions.delete(token);
      return undefined;
    }
    session.callsLeft -= 1;
  }
  return personaOf(session.mobileNo);
}

/** Wrong codes after which a new one has to be sent. */
const MAX_TRIES = 5;

/** SMS codes by what they were sent for, such as a number. Each is good once, and a new one replaces it (the contract's "Secrets"). */
export class SentCodes {
  private readonly sent = new Map<string, { reference: string; wrong: number }>();

  /** Returns the reference of the new code. */
  send(what: string, reference: string = crypto.randomUUID()): string {
    this.sent.set(what, { reference, wrong: 0 });
    return reference;
  }

  /** Whether code and reference are right; the right one and the fifth wrong one use the code up. */
  use(what: string, code: string | undefined, reference?: string): boolean {
    const sent = this.sent.get(what);
    if (sent === undefined) return false;
    const isRight = code === SMS_CODE && (reference === undefined || reference === sent.reference);
    if (!isRight) sent.wrong += 1;
    if (isRight || sent.wrong >= MAX_TRIES) this.sent.delete(what);
    return isRight;
  }
}
