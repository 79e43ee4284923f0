// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { followConnection, noteResponse, savedAt, useOffline } from './offline.ts';

const offline = () => {
  const { result } = renderHook(() => useOffline());
  return () => result.current;
};

it('a response says whether it came from the network, and when it was saved', () => {
  const isOffline = offline();
  expect(isOffline()).toBe(false);
  const rows = { rows: [] };
  act(() => noteResponse(rows, '1800000000000'));
  expect([isOffline(), savedAt(rows)]).toEqual([true, 1_800_000_000_000]);
  const fresh = {};
  act(() => noteResponse(fresh, undefined));
  expect([isOffline(), savedAt(fresh)]).toEqual([false, undefined]);
});

it('a payload that is no object has no time', () => {
  for (const payload of [null, 'text', 1, undefined]) {
    noteResponse(payload, '1');
    expect(savedAt(payload)).toBeUndefined();
  }
  expect(savedAt(Object.assign(() => {}, {}))).toBeUndefined();
});

it('follows the browser', () => {
  const isOffline = offline();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(followConnection);
  expect(isOffline()).toBe(true);
  line.mockReturnValue(true);
  act(() => window.dispatchEvent(new Event('online')));
  expect(isOffline()).toBe(false);
  line.mockReturnValue(false);
  act(() => window.dispatchEvent(new Event('offline')));
  expect(isOffline()).toBe(true);
  const text = () => String(useOffline());
  expect(renderToString(createElement(text))).toBe('false');
});
