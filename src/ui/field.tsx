import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';

/** The words around one input; all fields take these. */
export interface FieldTexts {
  label: ReactNode;
  /** Help that is read before typing. */
  hint?: ReactNode;
  /** Says what is wrong and how to put it right; the same text stands in the error summary. */
  error?: ReactNode;
  /** A good or neutral remark after the field, shown while there is no error. */
  note?: ReactNode;
  noteTone?: 'ok' | 'neutral' | undefined;
  /** A word after the label such as （選填）. */
  optional?: ReactNode;
}

export interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: true | undefined;
}

/** Ids that tie label, hint, note and error to an input. */
export function useFieldIds(texts: Pick<FieldTexts, 'hint' | 'error' | 'note'>, id?: string): FieldIds {
  const made = useId();
  const own = id ?? made;
  const parts = [texts.hint ? `${own}-hint` : '', texts.error ? `${own}-error` : texts.note ? `${own}-note` : ''].filter(Boolean);
  return { id: own, describedBy: parts.join(' ') || undefined, invalid: texts.error ? true : undefined };
}

/** Fields under each other, 24 px apart. */
export function FieldStack({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(css.stack, className)}>{children}</div>;
}

/** Label, hint, input and message in this order. */
export function Field({
  ids,
  label,
  hint,
  error,
  note,
  noteTone = 'neutral',
  optional,
  className,
  children,
}: FieldTexts & { ids: FieldIds; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={ids.id} className={css.label}>
        {label}
        {optional === undefined ? null : <span className={css.optional}> {optional}</span>}
      </label>
      <FieldHint id={ids.id} hint={hint} />
      <div className={css.control}>{children}</div>
      <FieldMessage id={ids.id} error={error} note={note} noteTone={noteTone} />
    </div>
  );
}

export function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  return hint ? (
    <p id={`${id}-hint`} className={css.hint}>
      {hint}
    </p>
  ) : null;
}

const noteIcons: Record<'ok' | 'neutral', LucideIcon> = { ok: CircleCheck, neutral: Info };

/** The line under an input: the error, else the note. */
export function FieldMessage({ id, error, note, noteTone = 'neutral' }: { id: string } & Pick<FieldTexts, 'error' | 'note' | 'noteTone'>) {
  if (error) {
    return (
      <p id={`${id}-error`} className={cx(css.message, css.error)}>
        <Icon icon={CircleAlert} size={18} />
        <span>{error}</span>
      </p>
    );
  }
  return note ? (
    <p id={`${id}-note`} className={cx(css.message, css[noteTone])}>
      <Icon icon={noteIcons[noteTone]} size={18} />
      <span>{note}</span>
    </p>
  ) : null;
}

/** The frame of an input: border, focus halo, error, disabled. The input inside takes `inputClass`. */
export const boxClass = (className?: string): string => cx(css.box, className);
export const inputClass = (className?: string): string => cx(css.input, className);
/** Label and message for groups, where a `<legend>` takes the label's place. */
export const labelClass = (className?: string): string => cx(css.label, className);
