import { get, set } from 'idb-keyval';
import { resetSandbox, type Sandbox, sandboxOf } from '../mock-server/state.ts';

const SANDBOX = 'demo';
const KEY = `site-demo:${DEMO_BUILD}`;

type StoredSandbox = Pick<Sandbox, 'sessions' | 'state'>;

/**
 * Runs `use` with the browser's only sandbox, one call at a time over all tabs. The state is stored in IndexedDB, so that it survives a
 * reload and is shared by all tabs.
 */
export function withSandbox<T>(use: (sandbox: Sandbox) => T | Promise<T>): Promise<T> {
  return navigator.locks.request(KEY, async () => {
    const sandbox = sandboxOf(SANDBOX);
    const stored = await get<StoredSandbox>(KEY);
    if (stored !== undefined) Object.assign(sandbox, stored);
    const result = await use(sandbox);
    await set(KEY, { sessions: sandbox.sessions, state: sandbox.state } satisfies StoredSandbox);
    return result;
  });
}

/** Resets the sandbox to the seed, without log-ins. */
export function forgetSandbox(): Promise<void> {
  return navigator.locks.request(KEY, async () => {
    resetSandbox(SANDBOX);
    const { sessions, state } = sandboxOf(SANDBOX);
    await set(KEY, { sessions, state } satisfies StoredSandbox);
  });
}
