import type { ComponentProps, ReactNode } from 'react';
import { money } from '#operator';
import css from './amount-field.module.css';
import { cx } from './class-names.ts';
import { boxClass, Field, type FieldLabels, inputClass, useField } from './field.tsx';

export interface AmountFieldProps extends FieldLabels, Omit<ComponentProps<'input'>, 'type' | 'inputMode'> {
  /** Buttons below the input that fill in an amount. */
  choices?: ReactNode;
}

/** Amount of a payment, 64 px high. A text input: a number input changes its value on scrolling. */
export function AmountField(props: AmountFieldProps) {
  const { field, aria, rest } = useField(props);
  const { choices, className, ...input } = rest;
  return (
    <Field {...field}>
      <div className={boxClass(css.box)}>
        <span className={css.currency} aria-hidden="true">
          {money.sign}
        </span>
        <input autoComplete="off" {...input} type="text" inputMode="decimal" {...aria} className={cx(inputClass(css.amount), className)} />
      </div>
      {choices === undefined ? null : <div className={css.choices}>{choices}</div>}
    </Field>
  );
}
