import { type ClipboardEvent, type KeyboardEvent, memo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { notify } from '@/components/notices';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/chip';
import { boxClass, FieldHint, FieldMessage, inputClass } from '@/ui/field';
import css from './compose.module.css';
import { repeatedNumbers } from './number-words.ts';
import { addEntries, areaOf, entriesOf, shownNumber } from './recipients.ts';
import type { ComposeForm } from './use-compose-form.ts';

/** For the buttons that send the form: what stands in the input goes along, and a repeated number is named in a pop-up. */
export function useTakeTyped(form: ComposeForm): () => void {
  const { t } = useTranslation('sms');
  return () => {
    const repeated = takeTyped(form);
    if (repeated.length > 0) notify('info', repeatedNumbers(t, repeated));
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

/** The recipients as chips. A list can be pasted as it is; wrong and repeated numbers are named (SMS-03, SMS-11). */
export function RecipientsField({ form }: { form: ComposeForm }) {
  const { t } = useTranslation('sms');
  const numbers = useWatch({ control: form.control, name: 'numbers' });
  const [repeated, setRepeated] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement | null>(null);
  const { ref, ...typing } = form.register('typing');
  const { id, error } = form.group('numbers');

  const take = (typed?: string) => setRepeated(takeTyped(form, typed));
  const remove = (gone: readonly string[]) => {
    form.setValue(
      'numbers',
      form.getValues('numbers').filter((number) => !gone.includes(number)),
      { shouldValidate: form.formState.isSubmitted },
    );
    setRepeated([]);
    input.current?.focus();
  };
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
        <NumberChips numbers={numbers} onRemove={remove} />
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
          <Button size={44} variant="quiet" onClick={() => remove(numbers)}>
            {t('recipients.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Up to 500 chips: drawn again only when the list changes, not with every letter typed beside them. */
const NumberChips = memo(
  function NumberChips({ numbers, onRemove }: { numbers: readonly string[]; onRemove: (gone: readonly string[]) => void }) {
    const { t } = useTranslation('sms');
    if (numbers.length === 0) return null;
    return (
      <ul aria-label={t('recipients.list')} className={css.chips}>
        {numbers.map((number) => {
          const area = areaOf(number);
          const shown = shownNumber(number);
          return (
            <li key={number}>
              <Chip
                invalid={area === undefined}
                tag={area === 'international' ? t('recipients.international') : undefined}
                onRemove={() => onRemove([number])}
                removeLabel={t('recipients.remove', { number: shown })}
              >
                {shown}
              </Chip>
            </li>
          );
        })}
      </ul>
    );
  },
  (before, after) => before.numbers === after.numbers,
);
