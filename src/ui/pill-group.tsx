import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import css from './pill-group.module.css';

interface PillOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** At the right of the label with `rows`, else below it. */
  fact?: ReactNode;
}

export interface PillGroupProps<Value extends string> {
  label: ReactNode;
  options: readonly PillOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** A row for each option. */
  rows?: boolean | undefined;
}

/** Radio buttons as pills of 44 px, for a few short options. */
export function PillGroup<Value extends string>({ label, options, value, onChange, rows = false }: PillGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={cx(css.pills, rows && css.rows)}>
        {options.map((option) => (
          <label key={option.value} className={css.pill}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} className={css.radio} />
            <span>{option.label}</span> {option.fact === undefined ? null : <span className={css.fact}>{option.fact}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
