import { type ComponentType, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { hasMessages, loadMessages, reportRendered } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/types';
import { fetchWhenIdle } from '@/lib/idle';
import { LoadFailure } from './query-state.tsx';

interface LazyProps {
  /** Shown while the code is loading, and in prerendered HTML. */
  skeleton?: ReactNode;
  /** False delays loading until it is true for the first time; the component stays mounted afterwards. Default true. */
  wanted?: boolean;
  /** Called once the component is rendered, such as to move the focus to its heading. */
  onReady?: (() => void) | undefined;
  /** Called when the code cannot be loaded; replaces the error panel. The next mount or change of `wanted` tries again. */
  onError?: (() => void) | undefined;
}

/** The component's own props plus those of the loading state; `preload` fetches the code ahead of the first render and may reject. */
export type LazyPart<Props extends object> = ComponentType<Props & LazyProps> & { preload: () => Promise<void> };

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/**
 * A component whose code and messages are loaded when it is first rendered: `const Compare = lazyPart(async () => (await import('./compare')).Compare,
 * 'compare')`, declared once per module. Unlike `React.lazy` it can be retried after a failed download, renders synchronously once loaded, and is never
 * part of prerendered HTML: before hydration the browser would submit a form natively.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, ...namespaces: Namespace[]): LazyPart<Props> {
  let Component: ComponentType<Props> | undefined;
  const preload = async () => {
    [Component] = await Promise.all([Component ?? load(), loadMessages(...namespaces)]);
  };

  // biome-ignore lint/correctness/noComponentHookFactories: a factory, called once per module
  function Part({ skeleton = null, wanted = true, onReady, onError, ...props }: Props & LazyProps) {
    const [failed, setFailed] = useState(false);
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const wasWanted = useRef(wanted);
    wasWanted.current ||= wanted;
    const isReady = wasWanted.current && Component !== undefined && hasMessages(...namespaces);
    const isLoading = wanted && !isReady && !failed;

    // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt per loading state, not per new callback
    useEffect(() => {
      if (!isLoading) return;
      let mounted = true;
      const fail = onError ?? (() => setFailed(true));
      preload().then(
        () => mounted && rerender(),
        () => mounted && fail(),
      );
      return () => {
        mounted = false;
      };
    }, [isLoading]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: called once, not with every new function
    useEffect(() => {
      if (!isReady) return;
      reportRendered(...namespaces);
      onReady?.();
    }, [isReady]);

    if (isReady && Component) return <Component {...(props as unknown as Props)} />;
    if (!failed) return wanted ? skeleton : null;
    return (
      <div ref={scrollIntoView}>
        <LoadFailure onRetry={() => setFailed(false)} />
      </div>
    );
  }
  return Object.assign(Part, { preload });
}

/** Fetches parts that the visitor is likely to open next while the page is idle, the likeliest first. */
export function usePreload(parts: readonly { preload: () => Promise<void> }[], when = true): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of a page are constants of its module
  useEffect(() => (when ? fetchWhenIdle(...parts.map(({ preload }) => preload)) : undefined), [when]);
}
