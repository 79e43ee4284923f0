import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './checkbox.module.css';
import { cx } from './class-names.ts';
import { FieldMessage } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label; links inside it stay links. */
  children: ReactNode;
  error?: ReactNode;
}

/** A tick in a row of at least 44 px that can be pressed as a whole. */
export function Checkbox({ children, error, id, className, ...rest }: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={className}>
      <label className={css.row}>
        <input
          {...rest}
          id={own}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={error ? `${own}-error` : rest['aria-describedby']}
        />
        <span className={cx(css.label)}>{children}</span>
      </label>
      <FieldMessage id={own} error={error} />
    </div>
  );
}
