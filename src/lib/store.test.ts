import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('tells its listeners of changes only, until they unsubscribe', () => {
  const store = createStore(Number.NaN);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
  store.set(1);
  expect([store.get(), listener.mock.calls.length]).toEqual([1, 1]);
  stop();
  store.set(2);
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 1]);
});

it('tells every listener of a change, also where one unsubscribes another meanwhile', () => {
  const store = createStore(0);
  const second = vi.fn();
  store.subscribe(() => stop());
  const stop = store.subscribe(second);
  store.set(1);
  store.set(2);
  expect(second).toHaveBeenCalledTimes(1);
});
