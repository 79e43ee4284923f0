import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './checkbox.module.css';
import { FieldMessage } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Label, which may contain links. */
  children: ReactNode;
  error?: ReactNode;
}

/** Checkbox in a clickable row of at least 44 px. */
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
        <span>{children}</span>
      </label>
      <FieldMessage id={own} error={error} />
    </div>
  );
}
