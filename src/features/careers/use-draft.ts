import { useEffect, useLayoutEffect, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft.ts';
import { emptyForm } from './fields.ts';
import type { JobForm } from './use-job-form.ts';

/** Restores the draft of an earlier visit and saves every change; `restoredAt` is the time of saving in milliseconds since 1970. */
export function useDraft({ getValues, reset, subscribe }: JobForm) {
  const [restoredAt, setRestoredAt] = useState<number>();

  // In a layout effect: prerendering has no storage, and the restored values must be part of the first paint.
  useLayoutEffect(() => {
    const draft = readDraft();
    if (draft === undefined) return;
    reset(draft.values, { keepDefaultValues: true });
    setRestoredAt(draft.savedAt);
  }, [reset]);

  useEffect(() => subscribe({ formState: { values: true }, callback: () => writeDraft(getValues()) }), [subscribe, getValues]);

  return {
    restoredAt,
    dismissNotice: () => setRestoredAt(undefined),
    clear: () => {
      reset(emptyForm);
      removeDraft();
      setRestoredAt(undefined);
    },
  };
}
