import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { boxClass, Field, type FieldLabels, inputClass, useFieldIds } from './field.tsx';
import { Icon } from './icon.tsx';
import css from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends FieldLabels, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** First, disabled option such as 請選擇. */
  placeholder?: string | undefined;
  fieldClassName?: string | undefined;
}

/** Native select. */
export function Select({ label, hint, error, note, noteTone, optional, options, placeholder, id, className, fieldClassName, ...rest }: SelectProps) {
  const ids = useFieldIds({ hint, error, note }, id);
  return (
    <Field {...{ ids, label, hint, error, note, noteTone, optional }} className={fieldClassName}>
      <div className={boxClass(css.box)}>
        <select {...rest} id={ids.id} className={cx(inputClass(css.select), className)} aria-describedby={ids.describedBy} aria-invalid={ids.invalid}>
          {placeholder === undefined ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} className={css.chevron} />
      </div>
    </Field>
  );
}
