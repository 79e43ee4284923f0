import { get, set } from 'idb-keyval';
import { resetSandbox, type Sandbox, sandboxOf } from '../mock-server/state.ts';

const SANDBOX = 'demo';
const KEY = `farol-demo:${DEMO_BUILD}`;

type Kept = Pick<Sandbox, 'sessions' | 'state'>;

/**
 * Does something with the one sandbox of this browser, one after the other over all tabs. What it leaves is kept in IndexedDB, so that it
 * survives a reload and every tab sees the same.
 */
export function withSandbox<T>(use: (sandbox: Sandbox) => T | Promise<T>): Promise<T> {
  return navigator.locks.request(KEY, async () => {
    const sandbox = sandboxOf(SANDBOX);
    const kept = await get<Kept>(KEY);
    if (kept !== undefined) Object.assign(sandbox, kept);
    const result = await use(sandbox);
    await set(KEY, { sessions: sandbox.sessions, state: sandbox.state } satisfies Kept);
    return result;
  });
}

/** Puts everything back to how the demo began; nobody is logged in any more. */
export function forgetSandbox(): Promise<void> {
  return navigator.locks.request(KEY, async () => {
    resetSandbox(SANDBOX);
    const { sessions, state } = sandboxOf(SANDBOX);
    await set(KEY, { sessions, state } satisfies Kept);
  });
}
