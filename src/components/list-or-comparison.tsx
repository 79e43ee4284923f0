import type { ComponentType } from 'react';
import { useViewFocus } from '@/ui/focus';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { type LazyPart, usePreload } from './lazy-part.tsx';

interface ListOrComparisonProps {
  comparing: boolean;
  List: ComponentType;
  /** Loaded when it is first shown, or in an idle moment before. */
  Comparison: LazyPart<object>;
  /** Says that the comparison is loading. */
  loading: string;
}

/** A list, or the comparison of what is in its tray, which replaces it. */
export function ListOrComparison({ comparing, List, Comparison, loading }: ListOrComparisonProps) {
  usePreload([Comparison]);
  const focusView = useViewFocus(comparing, { ready: !comparing });
  if (!comparing) return <List />;
  return (
    <Comparison
      onReady={focusView}
      skeleton={
        <div className="wrap">
          <SkeletonGroup label={loading}>
            <Skeleton width="12rem" height="2rem" />
            <Skeleton height="28rem" radius="card" />
          </SkeletonGroup>
        </div>
      }
    />
  );
}
