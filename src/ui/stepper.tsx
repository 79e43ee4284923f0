import { Check } from 'lucide-react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './stepper.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface StepperProps {
  /** Name of the list, e.g. 繳費步驟. */
  label: string;
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  /** E.g. 第 2 步，共 4 步: stands under the segments. */
  position: (step: number, count: number) => string;
  /** Word for a step that is behind, for assistive technology, e.g. 已完成. */
  doneLabel: string;
}

/** Where one is in a process: circles with names where there is room, else segments and one sentence. */
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
