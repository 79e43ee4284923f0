import { useEffect, useLayoutEffect, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft.ts';
import { emptyForm } from './fields.ts';
import type { JobForm } from './use-job-form.ts';

/**
 * Gives back what was typed on an earlier visit and keeps what is typed now. Answers when the draft that came back was saved
 * (milliseconds since 1970), and a function that clears form and draft.
 */
export function useDraft({ getValues, reset, subscribe }: JobForm) {
  const [restoredAt, setRestoredAt] = useState<number>();

  // Before the first paint, not while rendering: a server has no storage, and nothing may jump.
  useLayoutEffect(() => {
    const draft = readDraft();
    if (draft === undefined) return;
    reset(draft.values, { keepDefaultValues: true });
    setRestoredAt(draft.savedAt);
  }, [reset]);

  useEffect(() => subscribe({ formState: { values: true }, callback: () => writeDraft(getValues()) }), [subscribe, getValues]);

  return {
    restoredAt,
    /** Takes the note about the draft away. */
    noticed: () => setRestoredAt(undefined),
    clear: () => {
      reset(emptyForm);
      removeDraft();
      setRestoredAt(undefined);
    },
  };
}
