import { useState } from 'react';
import type { Path, PathValue } from 'react-hook-form';
import type { ComposeValues } from './compose-rules.ts';
import type { ComposeForm } from './use-compose-form.ts';

/** What a change that can be taken back was. */
export interface Undo {
  text: string;
  /** Values before the change. */
  before: Partial<ComposeValues>;
  /** The field's value after it, as text: once it is another one, nothing is taken back. */
  after: string;
}

export type UndoField = 'numbers' | 'content';

/** One change of a field that can be taken back, the last one. */
export function useUndo(form: ComposeForm, field: UndoField) {
  const [undo, setUndo] = useState<Undo>();
  const write = (values: Partial<ComposeValues>) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as Path<ComposeValues>, value as PathValue<ComposeValues, Path<ComposeValues>>, {
        shouldValidate: form.formState.isSubmitted,
      });
    }
  };
  return {
    undo,
    /** Writes values and says what was done. */
    change: (text: string, values: Partial<ComposeValues>) => {
      const all = form.getValues();
      const before = Object.fromEntries(Object.keys(values).map((name) => [name, all[name as keyof ComposeValues]]));
      write(values);
      setUndo({ text, before, after: String(form.getValues(field)) });
    },
    /** Takes it back. */
    restore: () => {
      if (undo) write(undo.before);
      setUndo(undefined);
      form.setFocus(field === 'numbers' ? 'typing' : field);
    },
  };
}

export type Undoable = ReturnType<typeof useUndo>;
