import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { defaults } from '../../../../src/brand/config.ts';
import { CONFIG_REVISION, configureWorker } from './configure-worker.ts';

const BUILT = `precache([{url:"/app.html",revision:"ab${CONFIG_REVISION}"}])`;

/** Installs and activates a service worker; returns the names of the caches that are left, and whether it is registered. */
async function lifeOf(worker: string, cacheNames: readonly string[]): Promise<{ left: string[]; registered: boolean; waits: boolean }> {
  const names = new Set(cacheNames);
  const state = { registered: true, waits: true };
  const listeners = new Map<string, (event: { waitUntil: (done: Promise<unknown>) => void }) => void>();
  runInNewContext(worker, {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: async () => {
      state.waits = false;
    },
    clients: { claim: async () => {} },
    setTimeout: (done: () => void) => done(),
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
    registration: {
      unregister: async () => {
        state.registered = false;
      },
    },
  });
  expect([...listeners.keys()], 'it answers no request').toEqual(['install', 'activate']);
  for (const listener of listeners.values()) {
    let done: Promise<unknown> | undefined;
    listener({ waitUntil: (promise) => (done = promise) });
    await done;
  }
  return { left: [...names], ...state };
}

describe('the service worker of a configured site', () => {
  it('fetches the shell again when the values of its pages have changed', () => {
    const one = configureWorker(BUILT, defaults);
    const other = configureWorker(BUILT, { ...defaults, chat: 'https://talk.operator.example' });
    expect(one).not.toBe(other);
    expect(configureWorker(BUILT, defaults)).toBe(one);
    expect(one).not.toContain(CONFIG_REVISION);
  });

  it.each([{ offline: 'off' }, { apiBase: 'https://api.operator.example' }] as const)('removes itself and its caches with %o', async (values) => {
    const worker = configureWorker(BUILT, { ...defaults, ...values });
    expect(await lifeOf(worker, ['site-precache-v2-https://www.operator.example/', 'site-reads', 'site-files', 'another'])).toEqual({
      left: ['another'],
      registered: false,
      waits: false,
    });
  });
});
