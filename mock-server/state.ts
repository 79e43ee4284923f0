import { createAreaStates } from './areas.ts';
import type { Scenarios } from './scenario.ts';
import type { Session } from './sessions.ts';

/**
 * The state of one browser or one test, apart from all others: who is logged in and what each area remembers. It lives as long as the
 * mock runs, so it survives a reload of the page.
 */
export interface World {
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

/** Calls remembered in one world. */
const MOST_CALLS = 1000;

/** Writes a call into the world's log. */
export function recordCall(world: World, call: RecordedCall): void {
  world.calls.push(call);
  if (world.calls.length > MOST_CALLS) world.calls.shift();
}

/** Worlds kept at most; the one that was unused longest goes first. */
const MOST_WORLDS = 500;

const worlds = new Map<string, World>();

function createWorld(id: string): World {
  return { id, sessions: new Map(), scenario: new Map(), tabs: new Map(), calls: [], state: createAreaStates() };
}

/** The world with this id, made when it is new. */
export function worldOf(id: string): World {
  const world = worlds.get(id) ?? createWorld(id);
  worlds.delete(id);
  worlds.set(id, world);
  if (worlds.size > MOST_WORLDS) {
    const oldest = worlds.keys().next().value;
    if (oldest !== undefined) worlds.delete(oldest);
  }
  return world;
}

/** Tabs of one browser that may have scenarios of their own; the one that was made first goes first. */
const MOST_TABS = 50;

/** The scenarios of one tab, made when they are new. */
export function scenariosOfTab(world: World, tab: string): Scenarios {
  const known = world.tabs.get(tab);
  if (known !== undefined) return known;
  const scenarios: Scenarios = new Map();
  world.tabs.set(tab, scenarios);
  if (world.tabs.size > MOST_TABS) {
    const oldest = world.tabs.keys().next().value;
    if (oldest !== undefined) world.tabs.delete(oldest);
  }
  return scenarios;
}

/** Every world there is, for what arrives from outside without naming one. */
export function allWorlds(): Iterable<World> {
  return worlds.values();
}

/** Puts a world back to the seed. */
export function resetWorld(id: string): void {
  worlds.delete(id);
}
