import type { ComponentProps, ReactNode } from 'react';
import css from './amount-field.module.css';
import { cx } from './class-names.ts';
import { boxClass, Field, type FieldLabels, inputClass, useFieldIds } from './field.tsx';

export interface AmountFieldProps extends FieldLabels, Omit<ComponentProps<'input'>, 'type' | 'inputMode'> {
  /** Buttons below the input that fill in an amount. */
  choices?: ReactNode;
}

/** Amount of a payment, 72 px high. A text input: a number input changes its value on scrolling. */
export function AmountField({ label, hint, error, note, noteTone, optional, choices, id, className, ...rest }: AmountFieldProps) {
  const ids = useFieldIds({ hint, error, note }, id);
  return (
    <Field {...{ ids, label, hint, error, note, noteTone, optional }}>
      <div className={boxClass(css.box)}>
        <span className={css.currency} aria-hidden="true">
          MOP$
        </span>
        <input
          autoComplete="off"
          {...rest}
          type="text"
          inputMode="decimal"
          id={ids.id}
          className={cx(inputClass(css.amount), className)}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid}
        />
      </div>
      {choices === undefined ? null : <div className={css.choices}>{choices}</div>}
    </Field>
  );
}
