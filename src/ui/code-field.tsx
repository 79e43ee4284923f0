import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './code-field.module.css';
import { boxClass, Field, type FieldLabels, inputClass, useField } from './field.tsx';

export interface CodeFieldProps extends FieldLabels, Omit<ComponentProps<'input'>, 'type' | 'maxLength'> {
  /** Beside the input: the send button with its countdown, 150 px wide. */
  action?: ReactNode;
}

/** One-time code in a single input, with autofill from the SMS (use 5). Pasting "123 456" works: `onChange` gets digits only. */
export function CodeField(props: CodeFieldProps) {
  const { field, aria, rest } = useField(props);
  const { action, className, onChange, ...input } = rest;
  return (
    <Field {...field}>
      <div className={css.row}>
        <div className={boxClass(css.box)}>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            {...input}
            type="text"
            {...aria}
            className={cx(inputClass(css.code), className)}
            onChange={(event) => {
              const digits = event.target.value.replace(/\D/g, '');
              if (digits !== event.target.value) event.target.value = digits;
              onChange?.(event);
            }}
          />
        </div>
        {action}
      </div>
    </Field>
  );
}
