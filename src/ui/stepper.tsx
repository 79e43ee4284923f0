import { Check } from 'lucide-react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './stepper.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface StepperProps {
  /** Accessible name of the list, e.g. 繳費步驟. */
  label: string;
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  /** Text below the segments: 第 2 步，共 4 步. */
  position: (step: number, count: number) => string;
  /** Announced for completed steps, e.g. 已完成. */
  doneLabel: string;
}

/** Steps of a process: numbered circles on wide screens, segments with {@link StepperProps.position} on phones. */
export function Stepper({ label, steps, current, position, doneLabel }: StepperProps) {
  return (
    <div className={css.stepper}>
      <ol aria-label={label} className={css.list}>
        {steps.map((step, at) => (
          <li key={step} aria-current={at === current ? 'step' : undefined} className={cx(css.step, at < current && css.done)}>
            <span className={css.circle} aria-hidden="true">
              {at < current ? <Icon icon={Check} size={16} /> : at + 1}
            </span>
            <span className={css.name}>
              {step}
              {at < current ? <VisuallyHidden> {doneLabel}</VisuallyHidden> : null}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.position}>{position(Math.min(current, steps.length - 1) + 1, steps.length)}</p>
    </div>
  );
}
