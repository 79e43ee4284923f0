import type { ComponentProps, ReactNode } from 'react';
import css from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  id: string;
  label: ReactNode;
  /** Current state as text, e.g. 已拒收 or 接收中. */
  state: string;
}

/** A setting that takes effect immediately, in a row of 52 px. */
export function Switch({ label, state, id, ...rest }: SwitchProps) {
  return (
    <div className={css.row}>
      <span className={css.copy}>
        <label htmlFor={id}>{label}</label>
      </span>
      <span id={`${id}-state`} className={css.state}>
        {state}
      </span>
      <input
        {...rest}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
        role="switch"
        className={css.switch}
        aria-describedby={`${id}-state`}
      />
    </div>
  );
}
