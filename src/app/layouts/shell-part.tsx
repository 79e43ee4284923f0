import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionBoundary } from '@/components/section-boundary';

/** A part of the frame that the site stands without: what the server sent cannot be drawn. It is tried again on the next page. */
export function ShellPart({ draw }: { draw: () => ReactNode }) {
  const { key } = useLocation();
  return (
    <SectionBoundary fallback={null} version={key}>
      {draw}
    </SectionBoundary>
  );
}
