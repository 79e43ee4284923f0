import { get, set } from 'idb-keyval';
import { resetWorld, type World, worldOf } from '../mock-server/state.ts';

const WORLD = 'demo';
const KEY = `farol-demo:${DEMO_BUILD}`;

type Kept = Pick<World, 'sessions' | 'state'>;

/**
 * Does something with the one world of this browser, one after the other over all tabs. What it leaves is kept in IndexedDB, so that it
 * survives a reload and every tab sees the same.
 */
export function withWorld<T>(use: (world: World) => T | Promise<T>): Promise<T> {
  return navigator.locks.request(KEY, async () => {
    const world = worldOf(WORLD);
    const kept = await get<Kept>(KEY);
    if (kept !== undefined) Object.assign(world, kept);
    const result = await use(world);
    await set(KEY, { sessions: world.sessions, state: world.state } satisfies Kept);
    return result;
  });
}

/** Puts everything back to how the demo began; nobody is logged in any more. */
export function forgetWorld(): Promise<void> {
  return navigator.locks.request(KEY, async () => {
    resetWorld(WORLD);
    const { sessions, state } = worldOf(WORLD);
    await set(KEY, { sessions, state } satisfies Kept);
  });
}
