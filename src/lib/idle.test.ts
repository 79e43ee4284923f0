// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWhenIdle } from './idle.ts';

/** A fetch that ends when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { fetch: vi.fn(() => promise), resolve, reject };
}

describe('fetchWhenIdle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('fetches nothing at once, then one after another, also after a failure', async () => {
    const [first, second] = [held(), held()];
    fetchWhenIdle(first.fetch, second.fetch);
    expect(first.fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.fetch).toHaveBeenCalledTimes(1);
    expect(second.fetch).not.toHaveBeenCalled();
    first.reject(new TypeError('offline'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(second.fetch).toHaveBeenCalledTimes(1);
    second.resolve();
    await vi.advanceTimersByTimeAsync(0);
  });

  it('leaves out what was taken back', async () => {
    const [first, second] = [held(), held()];
    fetchWhenIdle(first.fetch);
    const takeBack = fetchWhenIdle(second.fetch);
    await vi.advanceTimersByTimeAsync(5000);
    takeBack();
    first.resolve();
    await vi.advanceTimersByTimeAsync(5000);
    expect(second.fetch).not.toHaveBeenCalled();
  });

  it('fetches one at a time, also when what has begun was taken back and more is asked for', async () => {
    const [first, second] = [held(), held()];
    fetchWhenIdle(first.fetch)();
    fetchWhenIdle(second.fetch);
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.fetch.mock.calls.length + second.fetch.mock.calls.length).toBe(1);
    first.resolve();
    await vi.advanceTimersByTimeAsync(5000);
    expect(second.fetch).toHaveBeenCalledTimes(1);
    second.resolve();
    await vi.advanceTimersByTimeAsync(0);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])('fetches nothing with %o', async (connection) => {
    vi.stubGlobal('navigator', { connection });
    const { fetch } = held();
    fetchWhenIdle(fetch);
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetch).not.toHaveBeenCalled();
  });
});
