import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { FieldHint, type FieldLabels, FieldMessage, labelClass } from './field.tsx';
import css from './radio-group.module.css';
import { visuallyHidden } from './visually-hidden.tsx';

export interface RadioGroupProps extends Omit<FieldLabels, 'note' | 'noteTone'> {
  /** Target of the error summary's link. */
  id?: string | undefined;
  hideLabel?: boolean | undefined;
  /** Columns on wide screens. */
  columns?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
  /** `RadioTile`s or `Radio`s with the same `name`. */
  children: ReactNode;
}

export function RadioGroup({ id, label, hint, error, optional, hideLabel, columns = 1, className, children }: RadioGroupProps) {
  const made = useId();
  const own = id ?? made;
  const describedBy = [hint ? `${own}-hint` : '', error ? `${own}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset id={own} tabIndex={-1} aria-describedby={describedBy} className={cx(css.group, className)}>
      <legend className={cx(labelClass(), hideLabel && cx(visuallyHidden, css.hiddenLegend))}>
        {label}
        {optional === undefined ? null : <span className={css.optional}> {optional}</span>}
      </legend>
      <FieldHint id={own} hint={hint} />
      <div className={cx(css.choices, error !== undefined && css.wrong, columns === 2 && css.two, columns === 3 && css.three)}>{children}</div>
      <FieldMessage id={own} error={error} />
    </fieldset>
  );
}
