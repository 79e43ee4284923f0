import { useEffect, useRef } from 'react';
import { Note } from '@/ui/note';
import css from './settings.module.css';

/** Confirmation with the server's message; its heading takes the focus. */
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
