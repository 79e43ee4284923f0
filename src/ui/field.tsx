import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldLabels {
  label: ReactNode;
  /** Help text between label and input. */
  hint?: ReactNode;
  /** Error message; the error summary repeats it. */
  error?: ReactNode;
  /** Message below the input while there is no error. */
  note?: ReactNode;
  noteTone?: 'ok' | 'neutral' | undefined;
  /** Suffix of the label such as （選填）. */
  optional?: ReactNode;
  /** Narrower on wide screens, for short values. */
  short?: boolean | undefined;
}

interface FieldOptions extends FieldLabels {
  id?: string | undefined;
  fieldClassName?: string | undefined;
}

/** Splits the props of a field component: `field` for {@link Field}, `aria` for the input, `rest` is what is left. */
export function useField<Props extends FieldOptions>({ label, hint, error, note, noteTone, optional, short, id, fieldClassName, ...rest }: Props) {
  const generatedId = useId();
  const own = id ?? generatedId;
  const describedBy = cx(hint ? `${own}-hint` : null, error ? `${own}-error` : note ? `${own}-note` : null);
  return {
    field: { id: own, label, hint, error, note, noteTone, optional, short, className: fieldClassName },
    aria: { id: own, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined },
    rest,
  };
}

/** Column of fields with 24 px gaps. */
export function FieldStack({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(css.stack, className)}>{children}</div>;
}

/** Layout of a field: label, hint, input, message. */
export function Field({
  id,
  label,
  hint,
  error,
  note,
  noteTone = 'neutral',
  optional,
  short,
  className,
  children,
}: FieldLabels & { id: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={css.label}>
        <LabelText label={label} optional={optional} />
      </label>
      <FieldHint id={id} hint={hint} />
      <div className={cx(css.control, short && css.short)}>{children}</div>
      <FieldMessage id={id} error={error} note={note} noteTone={noteTone} />
    </div>
  );
}

/** Of a `<label>` or `<legend>`. */
export function LabelText({ label, optional }: Pick<FieldLabels, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional === undefined ? null : <span className={css.optional}> {optional}</span>}
    </>
  );
}

export function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  return hint ? (
    <p id={`${id}-hint`} className={css.hint}>
      {hint}
    </p>
  ) : null;
}

const icons = { error: CircleAlert, ok: CircleCheck, neutral: Info };

/** The error, else the note. */
export function FieldMessage({ id, error, note, noteTone = 'neutral' }: { id: string } & Pick<FieldLabels, 'error' | 'note' | 'noteTone'>) {
  const text = error || note;
  const tone = error ? 'error' : noteTone;
  return text ? (
    <p id={`${id}-${error ? 'error' : 'note'}`} className={cx(css.message, css[tone])}>
      <Icon icon={icons[tone]} size={18} />
      <span>{text}</span>
    </p>
  ) : null;
}

/** Frame of an input with its states; the input inside takes `inputClass`. */
export const boxClass = (className?: string): string => cx(css.box, className);
export const inputClass = (className?: string): string => cx(css.input, className);
/** For a `<legend>` in place of the label. */
export const labelClass = (className?: string): string => cx(css.label, className);
