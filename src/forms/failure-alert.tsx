import { useEffect, useRef } from 'react';
import { Note } from '@/ui/note';

/** The server's refusal at the top of a form. Takes the focus with each attempt, so that it is in view above a phone's keyboard. */
export function FailureAlert({ text, attempt }: { text: string; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt focuses again, even with the same words
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Note tone="remark">
        <p>{text}</p>
      </Note>
    </div>
  );
}
