import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this component stands in a page that was rendered ahead and is just being taken over, or rendered: its elements are those of the
 * file. The answer stays the same as long as the component lives.
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
