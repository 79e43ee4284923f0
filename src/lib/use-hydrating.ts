import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value of the browser, which takes the place of the prerendered one right after hydration. */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value => useSyncExternalStore(never, read, () => prerendered);

/**
 * Whether the component was first rendered by hydration or prerendering, so that its elements are those of the prerendered file. The value
 * never changes during the component's lifetime.
 */
export function useHydrating(): boolean {
  const [first] = useState(useBrowserValue(() => false, true));
  return first;
}
