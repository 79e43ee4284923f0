import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import css from './done-heading.module.css';

/** Heading of what was accepted, in place of its form; it takes the focus, unless the step does, so that screen readers announce it. */
export function DoneHeading({ onMount = true, children }: { onMount?: boolean; children: ReactNode }) {
  return (
    <h2 ref={useFocus(undefined, { onMount })} tabIndex={-1} className={css.done}>
      <Icon icon={CircleCheck} size={24} />
      {children}
    </h2>
  );
}
