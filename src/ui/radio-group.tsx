import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { FieldHint, FieldMessage, type FieldTexts, labelClass } from './field.tsx';
import css from './radio-group.module.css';
import { visuallyHidden } from './visually-hidden.tsx';

export interface RadioGroupProps extends Omit<FieldTexts, 'note' | 'noteTone'> {
  /** Where an error summary's link leads; the group takes the focus. */
  id?: string | undefined;
  /** Hides the legend from view where a heading says the same. */
  hideLabel?: boolean | undefined;
  /** Tiles side by side where there is room: two or three columns. */
  columns?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
  /** `RadioTile`s or `Radio`s that share one `name`. */
  children: ReactNode;
}

/** A question with one answer. */
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
      <div className={cx(css.choices, columns === 2 && css.two, columns === 3 && css.three)}>{children}</div>
      <FieldMessage id={own} error={error} />
    </fieldset>
  );
}
