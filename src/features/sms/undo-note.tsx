import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSearchState } from '@/components/search-params';
import { Button } from '@/ui/button';
import css from './undo-note.module.css';
import type { ComposeForm } from './use-compose-form.ts';
import type { Undoable, UndoField } from './use-undo.ts';
import { SMS_PARAMS } from './view.ts';

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
        <div className={css.note}>
          <p>{undo.text}</p>
          <Button variant="quiet" size={44} onClick={restore}>
            {t('undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
