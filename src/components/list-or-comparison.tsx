import type { ComponentType } from 'react';
import { useViewFocus } from '@/ui/focus';
import { type LazyPart, usePreload } from './lazy-part.tsx';
import { pageClass } from './page-head.tsx';
import { ViewSkeleton } from './view-skeleton.tsx';

interface ListOrComparisonProps {
  comparing: boolean;
  List: ComponentType;
  /** Loaded when it is first shown, or in an idle moment before. */
  Comparison: LazyPart<object>;
}

/** A list, or the comparison of what is in its tray, which replaces it. */
export function ListOrComparison({ comparing, List, Comparison }: ListOrComparisonProps) {
  usePreload([Comparison]);
  const focusView = useViewFocus(comparing, { ready: !comparing });
  if (!comparing) return <List />;
  return (
    <Comparison
      onReady={focusView}
      skeleton={
        <div className={pageClass}>
          <ViewSkeleton />
        </div>
      }
    />
  );
}
