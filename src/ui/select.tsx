import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { boxClass, Field, type FieldLabels, inputClass, useField } from './field.tsx';
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

export function Select(props: SelectProps) {
  const { field, aria, rest } = useField(props);
  const { options, placeholder, className, ...input } = rest;
  return (
    <Field {...field}>
      <div className={boxClass(css.box)}>
        <select {...input} {...aria} className={cx(inputClass(css.select), className)}>
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
