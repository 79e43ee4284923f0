import { CircleAlert } from 'lucide-react';
import css from './error-summary.module.css';
import { useFocus } from './focus.ts';
import { Icon } from './icon.tsx';

export interface ErrorSummaryProps {
  /** Such as 請更正以下 2 項. */
  title: string;
  /** Id of the field and its error message. */
  errors: readonly { field: string; text: string }[];
  /** Number of the failed attempt: each one focuses the summary again. */
  attempt?: number | undefined;
}

/** Errors of a failed submit at the top of a form; takes the focus and links to each field (use 11). */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const shown = errors.length > 0;
  const box = useFocus<HTMLDivElement>(shown && attempt);

  if (!shown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.summary}>
      <h2 className={css.title}>
        <Icon icon={CircleAlert} size={24} />
        {title}
      </h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className={css.link}
              onClick={(event) => {
                // A hash would add a history entry.
                event.preventDefault();
                const target = document.getElementById(field);
                target?.scrollIntoView({ block: 'center' });
                focusable(target)?.focus({ preventScroll: true });
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In a group the selected or first enabled input, else the element itself. */
export function focusable(target: HTMLElement | null): HTMLElement | null {
  if (target?.tagName !== 'FIELDSET') return target;
  return target.querySelector<HTMLElement>('input:checked:not([disabled])') ?? target.querySelector<HTMLElement>('input:not([disabled])') ?? target;
}
