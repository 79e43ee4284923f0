import { useEffect, useRef, useState } from 'react';
import { type Path, type PathValue, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSearchState } from '@/components/search-params';
import { Button } from '@/ui/button';
import css from './compose.module.css';
import type { ComposeForm, ComposeValues } from './compose-form.ts';
import { SMS_PARAMS } from './view.ts';

/** What a change that can be taken back was. */
interface Undo {
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

/** Says what was changed and takes it back, until the field is changed again; no timer, so that everyone can reach it. */
export function UndoNote({ form, field, undoable: { undo, restore } }: { form: ComposeForm; field: UndoField; undoable: Undoable }) {
  const { t } = useTranslation('sms');
  const value = String(useWatch({ control: form.control, name: field }));
  const box = useRef<HTMLDivElement>(null);
  const { dialog } = useSearchState(SMS_PARAMS).state;
  const { key } = useLocation();
  const isShown = undo !== undefined && undo.after === value;
  // After the navigation that closes the dialog, which restores the scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more after the navigation
  useEffect(() => {
    if (isShown && dialog === 'none') box.current?.scrollIntoView({ block: 'nearest' });
  }, [undo, dialog, key]);
  return (
    <div ref={box} role="status">
      {!isShown ? null : (
        <div className={css.undo}>
          <p>{undo.text}</p>
          <Button variant="quiet" size={44} onClick={restore}>
            {t('undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
