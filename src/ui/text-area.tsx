import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { boxClass, Field, type FieldLabels, inputClass, useFieldIds } from './field.tsx';
import css from './text-area.module.css';

export interface TextAreaProps extends FieldLabels, ComponentProps<'textarea'> {
  /** Line below the input, such as a character count. */
  below?: ReactNode;
}

/** Multi-line text; grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, note, noteTone, optional, below, id, className, rows = 3, ...rest }: TextAreaProps) {
  const ids = useFieldIds({ hint, error, note }, id);
  return (
    <Field {...{ ids, label, hint, error, note, noteTone, optional }}>
      <div className={boxClass()}>
        <textarea
          {...rest}
          id={ids.id}
          rows={rows}
          className={cx(inputClass(css.area), className)}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid}
        />
      </div>
      {below === undefined ? null : <div className={css.below}>{below}</div>}
    </Field>
  );
}
