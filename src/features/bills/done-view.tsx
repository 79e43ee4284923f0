import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import css from './bills.module.css';

interface DoneViewProps {
  title: string;
  /** What happens next. */
  text: string;
  /** What was sent, and the ways on. */
  children: ReactNode;
}

/** What a form becomes once its request is taken; its heading takes the focus, so that it is read at once. */
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
