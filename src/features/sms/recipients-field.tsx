import { type ClipboardEvent, type KeyboardEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/components/lazy-part';
import { showToast } from '@/lib/toasts';
import { Button } from '@/ui/button';
import { boxClass, FieldHint, FieldMessage, inputClass } from '@/ui/field';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './compose.module.css';
import type { ComposeForm } from './compose-form.ts';
import { CHUNK_SIZE, NumberChips } from './number-chips.tsx';
import { addEntries, areaOf, entriesOf, repeatedNumbersMessage, wrongNumbers } from './recipients.ts';
import { type Undoable, UndoNote } from './undo.tsx';

const FixList = lazyPart(async () => (await import('./fix-list')).FixList);

/** For submit buttons: adds the typed text to the list and shows duplicates in a toast. */
export function useAddTyped(form: ComposeForm): () => void {
  const { t } = useTranslation('sms');
  return () => {
    const repeated = addTyped(form);
    if (repeated.length > 0) showToast('info', repeatedNumbersMessage(t, repeated));
  };
}

/** Moves the typed text into the list; returns the duplicates. */
function addTyped(form: ComposeForm, typed: string = form.getValues('typing')): string[] {
  const entries = entriesOf(typed);
  form.setValue('typing', '');
  if (entries.length === 0) return [];
  const { list, repeated } = addEntries(form.getValues('numbers'), entries);
  form.setValue('numbers', list, { shouldValidate: form.formState.isSubmitted });
  return repeated;
}

const EMPTY: readonly string[] = [];

/** Recipients as chips; lists can be pasted, repeated numbers are named, and wrong ones are listed apart (SMS-03, SMS-11). */
export function RecipientsField({ form, undoable }: { form: ComposeForm; undoable: Undoable }) {
  const { t } = useTranslation('sms');
  const numbers = useWatch({ control: form.control, name: 'numbers' });
  const wrong = useMemo(() => wrongNumbers(numbers), [numbers]);
  const valid = useMemo(() => (wrong.length === 0 ? numbers : numbers.filter((number) => areaOf(number) !== undefined)), [numbers, wrong]);
  // A long list of chips renders deferred; its count is shown at once.
  const deferred = useDeferredValue<readonly string[]>(valid, EMPTY);
  const rendered = valid.length > CHUNK_SIZE ? deferred : valid;
  const [repeated, setRepeated] = useState<readonly string[]>(EMPTY);
  const input = useRef<HTMLInputElement | null>(null);
  const { ref, ...typing } = form.register('typing');
  const { id, error } = form.group('numbers');
  // The error summary leads to the first wrong number, which has the message of the error.
  const isListed = wrong.length > 0;
  const inputId = isListed ? `${id}-more` : id;
  const ownError = isListed ? undefined : error;

  const add = (typed?: string) => setRepeated(addTyped(form, typed));
  const replaceNumbers = (remaining: string[]) => {
    form.setValue('numbers', remaining, { shouldValidate: form.formState.isSubmitted });
    setRepeated(EMPTY);
    input.current?.focus();
  };
  const removeRef = useRef<(removed: string) => void>(undefined);
  removeRef.current = (removed) => replaceNumbers(form.getValues('numbers').filter((number) => number !== removed));
  // Keeps its identity for up to 500 chips.
  const remove = useCallback((removed: string) => removeRef.current?.(removed), []);
  const removeMany = (text: string, remaining: string[]) => {
    undoable.change(text, { numbers: remaining });
    setRepeated(EMPTY);
    input.current?.focus();
  };
  const mend = (entry: string, text: string) => {
    const { list, repeated: doubled } = addEntries(
      [],
      form.getValues('numbers').flatMap((number) => (number === entry ? entriesOf(text) : [number])),
    );
    form.setValue('numbers', list, { shouldValidate: form.formState.isSubmitted });
    setRepeated(doubled);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in an input method ends the word, not the number.
    if (event.nativeEvent.isComposing || !['Enter', ',', ';', '，', '；', '、'].includes(event.key)) return;
    event.preventDefault();
    add();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const whole = value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length);
    // A fragment of a number is pasted as text. A list is split here, because an input would drop its line breaks.
    if (!/[,;|，；、\r\n\t]/.test(pasted) && !entriesOf(whole).every((entry) => areaOf(entry))) return;
    event.preventDefault();
    add(whole);
  };

  return (
    <div>
      <VisuallyHidden as="label" htmlFor={inputId}>
        {t('recipients.label')}
      </VisuallyHidden>
      <FieldHint id={id} hint={t('recipients.hint')} />
      <div className={boxClass(css.box)}>
        <NumberChips numbers={rendered} onRemove={remove} />
        <div className={css.typing}>
          <input
            {...typing}
            ref={(element) => {
              ref(element);
              input.current = element;
            }}
            id={inputId}
            className={inputClass(css.number)}
            inputMode="tel"
            enterKeyHint="done"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('recipients.placeholder')}
            aria-describedby={`${id}-hint ${ownError ? `${id}-error` : ''}`.trim()}
            aria-invalid={ownError ? true : undefined}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <Button size={44} variant="quiet" onClick={() => add()}>
            {t('recipients.add')}
          </Button>
        </div>
      </div>
      <FieldMessage id={id} error={ownError} />
      <div className={css.total}>
        <p role="status" className={css.counts}>
          {numbers.length < 2 && !isListed ? null : (
            <>
              <span>{t('recipients.valid', { count: valid.length })}</span>
              {isListed ? (
                <span className={css.toFix}>
                  {t('recipients.fixCount', { count: wrong.length })}
                  <VisuallyHidden>{t('recipients.invalid')}</VisuallyHidden>
                </span>
              ) : null}
              {repeated.length === 0 ? null : <span>{t('recipients.doubled', { count: repeated.length })}</span>}
            </>
          )}
        </p>
        {numbers.length < 2 ? null : (
          <Button size={44} variant="quiet" onClick={() => removeMany(t('recipients.cleared', { count: numbers.length }), [])}>
            {t('recipients.clear')}
          </Button>
        )}
      </div>
      <UndoNote form={form} field="numbers" undoable={undoable} />
      <div role="status">{repeated.length === 0 ? null : <FieldMessage id={`${id}-repeated`} note={repeatedNumbersMessage(t, repeated)} />}</div>
      {isListed ? (
        <FixList
          id={id}
          wrong={wrong}
          onMend={mend}
          onRemove={remove}
          onRemoveAll={() => removeMany(t('recipients.cleared', { count: wrong.length }), [...valid])}
          onDone={() => input.current?.focus()}
        />
      ) : null}
    </div>
  );
}
