import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { FieldStack } from '@/ui/field';
import { Announcement } from '@/ui/visually-hidden';
import css from './application-form.module.css';
import { type EntryNumber, entryFields, entryNumbers, MAX_ENTRIES } from './fields.ts';
import type { JobForm } from './use-job-form.ts';

/** List of up to three schools or earlier jobs (JOB-03) that can be added and removed. */
export function Entries({ form, kind, children }: { form: JobForm; kind: 'school' | 'job'; children: (number: EntryNumber) => ReactNode }) {
  const { t } = useTranslation('careers');
  const countField = `${kind}s` as const;
  const count = form.watch(countField);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<EntryNumber>();

  const add = () => {
    if (count >= MAX_ENTRIES) return;
    setRemoved(undefined);
    flushSync(() => form.setValue(countField, count + 1));
    list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
  };

  /** Later entries move up, so that the numbering has no gap. */
  const remove = (entry: EntryNumber) => {
    for (const number of entryNumbers.slice(entry - 1)) {
      const next = entryNumbers[number];
      const sources = next === undefined ? [] : entryFields[kind](next);
      entryFields[kind](number).forEach((name, index) => {
        const source = sources[index];
        form.setValue(name, source === undefined ? '' : form.getValues(source));
        form.clearErrors(name);
      });
    }
    form.setValue(countField, count - 1);
    setRemoved(entry);
    addButton.current?.focus();
  };

  return (
    <div ref={list}>
      <FieldStack>
        {entryNumbers.slice(0, count).map((number) => (
          <fieldset key={number} className={css.entry}>
            <legend className={css.legend}>{t(`${kind}.legend`, { number })}</legend>
            <Button
              icon={Trash2}
              variant="quiet"
              size={44}
              className={`${css.remove} noPrint`}
              aria-label={t(`${kind}.remove`, { number })}
              onClick={() => remove(number)}
            >
              {t('removeShort')}
            </Button>
            <FieldStack>{children(number)}</FieldStack>
          </fieldset>
        ))}
        <div>
          <Button
            icon={Plus}
            ref={addButton}
            aria-disabled={count >= MAX_ENTRIES || undefined}
            aria-describedby={count >= MAX_ENTRIES ? `${kind}-max` : undefined}
            onClick={add}
          >
            {t(`${kind}.add`)}
          </Button>
          {count >= MAX_ENTRIES ? (
            <p id={`${kind}-max`} className={css.limit}>
              {t(`${kind}.max`)}
            </p>
          ) : null}
        </div>
      </FieldStack>
      <Announcement>{removed === undefined ? null : t(`${kind}.removed`, { number: removed })}</Announcement>
    </div>
  );
}
