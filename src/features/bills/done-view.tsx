import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import css from './bills.module.css';

interface DoneViewProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Replaces a form once its request is accepted; the heading takes the focus, so that screen readers announce it. */
export function DoneView({ title, text, children }: DoneViewProps) {
  return (
    <Card as="section" className={css.narrow}>
      <div className={css.done}>
        <Icon icon={CircleCheck} size={24} />
        <div>
          <h2 ref={useFocus()} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </Card>
  );
}
