// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onBfcacheRestore, useBfcacheRestore } from './bfcache.ts';

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('tells of a page that Back has restored, not of one that was loaded', () => {
  const listener = vi.fn();
  const stop = onBfcacheRestore(listener);
  show(false);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('tells the component what it last rendered', () => {
  const seen: number[] = [];
  const { rerender, unmount } = renderHook(({ value }) => useBfcacheRestore(() => seen.push(value)), { initialProps: { value: 1 } });
  rerender({ value: 2 });
  show(true);
  unmount();
  show(true);
  expect(seen).toEqual([2]);
});
