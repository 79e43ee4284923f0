import { type ClipboardEvent, type KeyboardEvent, useCallback, useDeferredValue, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/toasts';
import { Button } from '@/ui/button';
import { boxClass, FieldHint, FieldMessage, inputClass } from '@/ui/field';
import { PIECE } from './chip-pieces.ts';
import css from './compose.module.css';
import { NumberChips } from './number-chips.tsx';
import { repeatedNumbers } from './number-words.ts';
import { addEntries, areaOf, entriesOf } from './recipients.ts';
import type { ComposeForm } from './use-compose-form.ts';

/** For the buttons that send the form: what stands in the input goes along, and a repeated number is named in a pop-up. */
export function useTakeTyped(form: ComposeForm): () => void {
  const { t } = useTranslation('sms');
  return () => {
    const repeated = takeTyped(form);
    if (repeated.length > 0) showToast('info', repeatedNumbers(t, repeated));
  };
}

/** Moves what stands in the input into the list. Answers what was there already. */
function takeTyped(form: ComposeForm, typed: string = form.getValues('typing')): string[] {
  const entries = entriesOf(typed);
  form.setValue('typing', '');
  if (entries.length === 0) return [];
  const { list, repeated } = addEntries(form.getValues('numbers'), entries);
  form.setValue('numbers', list, { shouldValidate: form.formState.isSubmitted });
  return repeated;
}

const NONE: readonly string[] = [];

/** The recipients as chips. A list can be pasted as it is; wrong and repeated numbers are named (SMS-03, SMS-11). */
export function RecipientsField({ form }: { form: ComposeForm }) {
  const { t } = useTranslation('sms');
  const numbers = useWatch({ control: form.control, name: 'numbers' });
  // The chips of a long list are drawn piece by piece, between other work; their number stands below at once.
  const later = useDeferredValue<readonly string[]>(numbers, NONE);
  const drawn = numbers.length > PIECE ? later : numbers;
  const [repeated, setRepeated] = useState<readonly string[]>(NONE);
  const input = useRef<HTMLInputElement | null>(null);
  const { ref, ...typing } = form.register('typing');
  const { id, error } = form.group('numbers');

  const take = (typed?: string) => setRepeated(takeTyped(form, typed));
  const keep = (left: string[]) => {
    form.setValue('numbers', left, { shouldValidate: form.formState.isSubmitted });
    setRepeated(NONE);
    input.current?.focus();
  };
  const removing = useRef<(gone: string) => void>(undefined);
  removing.current = (gone) => keep(form.getValues('numbers').filter((number) => number !== gone));
  // Keeps its identity: 500 chips hold it.
  const remove = useCallback((gone: string) => removing.current?.(gone), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter of an input method ends the word, not the number.
    if (event.nativeEvent.isComposing || !['Enter', ',', ';', '，', '；', '、'].includes(event.key)) return;
    event.preventDefault();
    take();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const whole = value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length);
    // A part of a number is pasted like any text; an input would also swallow the line breaks of a list.
    if (!/[,;|，；、\r\n\t]/.test(pasted) && !entriesOf(whole).every((entry) => areaOf(entry))) return;
    event.preventDefault();
    take(whole);
  };

  return (
    <div>
      <label htmlFor={id} className="visuallyHidden">
        {t('recipients.label')}
      </label>
      <FieldHint id={id} hint={t('recipients.hint')} />
      <div className={boxClass(css.box)}>
        <NumberChips numbers={drawn} onRemove={remove} />
        <div className={css.typing}>
          <input
            {...typing}
            ref={(element) => {
              ref(element);
              input.current = element;
            }}
            id={id}
            className={inputClass(css.number)}
            inputMode="tel"
            enterKeyHint="done"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('recipients.placeholder')}
            aria-describedby={`${id}-hint ${error ? `${id}-error` : ''}`.trim()}
            aria-invalid={error ? true : undefined}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <Button size={44} variant="quiet" onClick={() => take()}>
            {t('recipients.add')}
          </Button>
        </div>
      </div>
      <FieldMessage id={id} error={error} />
      <div role="status">{repeated.length === 0 ? null : <FieldMessage id={`${id}-repeated`} note={repeatedNumbers(t, repeated)} />}</div>
      {numbers.length < 2 ? null : (
        <div className={css.total}>
          <p>{t('recipients.count', { count: numbers.length })}</p>
          <Button size={44} variant="quiet" onClick={() => keep([])}>
            {t('recipients.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
