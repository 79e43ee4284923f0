import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import css from './bills.module.css';

interface DoneViewProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Replaces a form once its request is accepted; the heading takes the focus, so that screen readers announce it. */
export function DoneView({ title, text, children }: DoneViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className={css.narrow}>
      <div className={css.done}>
        <Icon icon={CircleCheck} size={24} />
        <div>
          <h2 ref={heading} tabIndex={-1} className={css.doneTitle}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </Card>
  );
}
