// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { connectRouter, destination, goTo } from './destination.ts';
import { onBfcacheRestore, useBfcacheRestore, useHydrating, useMounted } from './lifecycle.ts';
import { reportError } from './report-error.ts';
import { saveFile } from './save-file.ts';

it('destination is that of the router, before it is connected the URL', () => {
  expect(destination()).toBe(window.location);
  connectRouter(() => ({ initialized: true, location: { pathname: '/news', search: '' }, navigation: {} }));
  expect(destination()).toEqual({ pathname: '/news', search: '' });
});

it('goTo leads to another page only, because the loaders of this one would repeat what has failed', () => {
  const led = vi.fn();
  connectRouter(() => ({ initialized: true, location: { pathname: '/news', search: '?page=2' }, navigation: {} }), led);
  for (const path of ['/news', '/404']) goTo(path);
  expect(led.mock.calls).toEqual([['/404']]);
});

it('reportError hands a caught error to the listeners of the page', () => {
  const seen: unknown[] = [];
  window.addEventListener('caughterror', (event) => seen.push((event as CustomEvent).detail));
  const error = new Error('caught');
  reportError(error);
  expect(seen).toEqual([error]);
});

it('saveFile saves the text by its name and type, and frees it when the browser has read it', async () => {
  vi.useFakeTimers();
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:http://site/1';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href, this.download);
  });
  saveFile('usage.csv', 'a,b', 'text/csv');
  expect(saved).toEqual(['blob:http://site/1', 'usage.csv']);
  expect([blob?.type, await blob?.text()]).toEqual(['text/csv;charset=utf-8', 'a,b']);
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledWith('blob:http://site/1');
  vi.useRealTimers();
});

it('useMounted is true as long as the component is there', () => {
  const during: boolean[] = [];
  const { result, rerender, unmount } = renderHook(() => {
    const mounted = useMounted();
    during.push(mounted.current);
    return mounted;
  });
  rerender();
  expect([during, result.current.current]).toEqual([[false, true], true]);
  unmount();
  expect(result.current.current).toBe(false);
});

it('useHydrating is true for prerendered elements only', () => {
  const { result } = renderHook(() => useHydrating());
  expect(result.current).toBe(false);
  const text = () => String(useHydrating());
  expect(renderToString(createElement(text))).toBe('true');
});

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('onBfcacheRestore tells of a page that Back has restored, not of one that was loaded', () => {
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

it('useBfcacheRestore tells the component what it last rendered', () => {
  const seen: number[] = [];
  const { rerender, unmount } = renderHook(({ value }) => useBfcacheRestore(() => seen.push(value)), { initialProps: { value: 1 } });
  rerender({ value: 2 });
  show(true);
  unmount();
  show(true);
  expect(seen).toEqual([2]);
});
