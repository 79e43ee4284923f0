import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { FieldHint, type FieldLabels, FieldMessage, LabelText, labelClass, useField } from './field.tsx';
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

export function RadioGroup(props: RadioGroupProps) {
  const { field, aria, rest } = useField(props);
  const { id, hint, error } = field;
  const { hideLabel, columns = 1, className, children } = rest;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={aria['aria-describedby']} className={className}>
      <legend className={cx(labelClass(), hideLabel && cx(visuallyHidden, css.hiddenLegend))}>
        <LabelText {...field} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className={cx(css.choices, error !== undefined && css.wrong, columns === 2 && css.two, columns === 3 && css.three)}>{children}</div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}

interface RadioTileProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  title: string;
  /** Second line, 14 px. */
  text?: ReactNode;
  /** At the right: text or badge. */
  fact?: ReactNode;
}

/** A radio button in a clickable tile. */
export function RadioTile({ title, text, fact, className, ...rest }: RadioTileProps) {
  return (
    <label className={cx(css.tile, className)}>
      <input {...rest} type="radio" className={css.radio} />
      <span className={css.copy}>
        <span>{title}</span>
        {text === undefined ? null : <span>{text}</span>}
      </span>
      {fact === undefined ? null : <span className={css.fact}>{fact}</span>}
    </label>
  );
}

/** A radio button in a row of 44 px, for short options. */
export function Radio({ title, className, ...rest }: Omit<RadioTileProps, 'text' | 'fact'>) {
  return (
    <label className={cx(css.row, className)}>
      <input {...rest} type="radio" className={css.radio} />
      <span>{title}</span>
    </label>
  );
}
