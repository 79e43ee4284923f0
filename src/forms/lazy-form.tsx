import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A form that comes after the page's first words: `children` is a lazy component, `bones` keeps its place. In a page that is rendered ahead
 * there are only the bones: a form that nobody listens to yet would send what was typed with the address.
 */
export function LazyForm({ bones, children }: { bones: ReactNode; children: ReactNode }) {
  const listening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return listening ? <Suspense fallback={bones}>{children}</Suspense> : bones;
}
