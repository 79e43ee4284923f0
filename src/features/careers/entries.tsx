import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { FieldStack } from '@/ui/field';
import { Icon } from '@/ui/icon';
import css from './application-form.module.css';
import { jobFields, MOST_ENTRIES, type Place, places, schoolFields } from './fields.ts';
import type { JobForm } from './use-job-form.ts';

interface EntriesProps {
  form: JobForm;
  kind: 'school' | 'job';
  /** The fields of one entry. */
  children: (place: Place) => ReactNode;
}

/** Schools or earlier jobs (JOB-03): up to three, added one by one, each removable. */
export function Entries({ form, kind, children }: EntriesProps) {
  const { t } = useTranslation('careers');
  const counter = `${kind}s` as const;
  const count = form.watch(counter);
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [change, setChange] = useState<{ removed?: Place }>();

  // A new entry takes the focus to its first field; a removed one gives it to where another can be added.
  useEffect(() => {
    if (change === undefined) return;
    if (change.removed === undefined) list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
    else add.current?.focus();
  }, [change]);

  const names = (place: Place) =>
    kind === 'school' ? schoolFields.map((field) => `school${place}${field}` as const) : jobFields.map((field) => `job${place}${field}` as const);

  /** The entries behind the removed one move up, so that none is missing in between. */
  const remove = (removed: Place) => {
    for (const place of places.slice(removed - 1)) {
      const next = places[place];
      const from = next === undefined ? [] : names(next);
      names(place).forEach((name, at) => {
        const source = from[at];
        form.setValue(name, source === undefined ? '' : form.getValues(source));
        form.clearErrors(name);
      });
    }
    form.setValue(counter, count - 1);
    setChange({ removed });
  };

  return (
    <div ref={list}>
      <FieldStack>
        {places.slice(0, count).map((place) => (
          <fieldset key={place} className={css.entry}>
            <legend className={css.legend}>{t(`${kind}.legend`, { place })}</legend>
            <Button variant="quiet" size={44} className={css.remove} aria-label={t(`${kind}.remove`, { place })} onClick={() => remove(place)}>
              <Icon icon={Trash2} />
              {t('removeShort')}
            </Button>
            <FieldStack>{children(place)}</FieldStack>
          </fieldset>
        ))}
        <div>
          <Button
            ref={add}
            aria-disabled={count >= MOST_ENTRIES || undefined}
            aria-describedby={count >= MOST_ENTRIES ? `${kind}-most` : undefined}
            onClick={() => {
              if (count >= MOST_ENTRIES) return;
              form.setValue(counter, count + 1);
              setChange({});
            }}
          >
            <Icon icon={Plus} />
            {t(`${kind}.add`)}
          </Button>
          {count >= MOST_ENTRIES ? (
            <p id={`${kind}-most`} className={css.most}>
              {t(`${kind}.most`)}
            </p>
          ) : null}
        </div>
      </FieldStack>
      <p role="status" className="visuallyHidden">
        {change?.removed === undefined ? null : t(`${kind}.removed`, { place: change.removed })}
      </p>
    </div>
  );
}
