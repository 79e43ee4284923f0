import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the component was first rendered by hydration or prerendering, so that its elements are those of the prerendered file. The value
 * never changes during the component's lifetime.
 */
export function useHydrating(): boolean {
  const [first] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  return first;
}
