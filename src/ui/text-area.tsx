import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { boxClass, Field, type FieldLabels, inputClass, useField } from './field.tsx';
import css from './text-area.module.css';

export interface TextAreaProps extends FieldLabels, ComponentProps<'textarea'> {
  /** Line below the input, such as a character count. */
  below?: ReactNode;
}

/** Multi-line text; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { field, aria, rest } = useField(props);
  const { below, className, rows = 3, ...input } = rest;
  return (
    <Field {...field}>
      <div className={boxClass()}>
        <textarea {...input} {...aria} rows={rows} className={cx(inputClass(css.area), className)} />
      </div>
      {below === undefined ? null : <div className={css.below}>{below}</div>}
    </Field>
  );
}
