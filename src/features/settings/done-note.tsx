import { useEffect, useRef } from 'react';
import { Note } from '@/ui/note';
import css from './settings.module.css';

/** What was saved: the site's heading, which takes the focus, and the server's sentence. */
export function DoneNote({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Note tone="ok" className={css.done}>
      <h2 ref={heading} tabIndex={-1} className={css.doneTitle}>
        {title}
      </h2>
      <p>{text}</p>
    </Note>
  );
}
