import { useFocus } from '@/ui/focus';
import { Note } from '@/ui/note';

/** Failure message at the top of a form. Takes the focus with each attempt, so that it is visible above a phone's keyboard. */
export function FailureAlert({ text, attempt }: { text: string; attempt: number }) {
  return (
    <div ref={useFocus<HTMLDivElement>(attempt)} role="alert" tabIndex={-1}>
      <Note tone="remark">
        <p>{text}</p>
      </Note>
    </div>
  );
}
