import { type ComponentType, createContext, useState } from 'react';
import { useViewFocus } from '@/ui/focus';
import { Skeleton } from '@/ui/skeleton';
import { MAX_COMPARED } from './compared-query.ts';
import { type LazyPart, usePreload } from './lazy-part.tsx';
import css from './list-or-comparison.module.css';
import { pageClass } from './page-head.tsx';
import { LoadingSkeleton } from './query-state.tsx';

/** A list, or the comparison of what is in its tray, which replaces it. */
export function ListOrComparison({ comparing, List, Comparison }: { comparing: boolean; List: ComponentType; Comparison: LazyPart<object> }) {
  usePreload([Comparison]);
  const focusView = useViewFocus(comparing, { ready: !comparing });
  if (!comparing) return <List />;
  return (
    <Comparison
      onReady={focusView}
      skeleton={
        <div className={pageClass}>
          <LoadingSkeleton className={css.loading}>
            <Skeleton width="12rem" height="2rem" />
            <Skeleton count={3} height="6rem" radius="card" />
          </LoadingSkeleton>
        </div>
      }
    />
  );
}

/** What is ticked for comparison, for the boxes of a list. */
export const Compared = createContext<{ ids: readonly string[]; toggle: (id: string) => void }>({ ids: [], toggle: () => {} });

/** What is ticked for comparison in a list, and what its tray needs of that: one beyond the limit is refused, each time anew. */
export function useCompared(ids: readonly string[], setIds: (ids: readonly string[]) => void) {
  const [rejections, setRejections] = useState(0);
  const toggle = (id: string) => {
    if (!ids.includes(id) && ids.length >= MAX_COMPARED) return setRejections((count) => count + 1);
    setRejections(0);
    setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  };
  const clear = () => {
    setRejections(0);
    setIds([]);
  };
  return { compared: { ids, toggle }, tray: { ids, wanted: ids.length > 0, rejections, onRemove: toggle, onClear: clear, onDismiss: () => setRejections(0) } };
}
