import { useFocus } from '@/ui/focus';
import { Note } from '@/ui/note';
import css from './settings.module.css';

/** Confirmation with the server's message; its heading takes the focus. */
export function DoneNote({ title, text }: { title: string; text: string }) {
  return (
    <Note tone="ok" className={css.done}>
      <h2 ref={useFocus()} tabIndex={-1} className={css.doneTitle}>
        {title}
      </h2>
      <p>{text}</p>
    </Note>
  );
}
