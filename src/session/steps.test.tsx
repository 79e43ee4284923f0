// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterEntry, setStepHistory, useStep } from './steps.ts';

it('shows a choice that replaces its entry before the router has done so, and what the entry has from then on', () => {
  let shown: object | null = null;
  let pending: object | null = null;
  setStepHistory({
    shown: () => shown,
    latest: () => pending ?? shown,
    go: (state) => {
      pending = state;
    },
    back: () => {},
  });
  const { result } = renderHook(() => useStep('topUpService'));
  const value = () => result.current[0];
  expect(value()).toBe('buy');
  act(() => result.current[1]('records', { replace: true }));
  expect(value()).toBe('records');
  shown = pending;
  act(enterEntry);
  expect(value()).toBe('records');

  // A new entry is a step: it waits for the router.
  act(() => result.current[1]('buy'));
  expect(value()).toBe('records');
});
