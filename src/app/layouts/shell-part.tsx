import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionBoundary } from '@/components/query-state';

/** A part of the shell that is left out when it fails to render, until the next navigation. */
export function ShellPart({ render }: { render: () => ReactNode }) {
  const { key } = useLocation();
  return (
    <SectionBoundary fallback={null} version={key}>
      {render}
    </SectionBoundary>
  );
}
