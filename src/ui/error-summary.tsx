import { CircleAlert } from 'lucide-react';
import css from './error-summary.module.css';
import { useFocus } from './focus.ts';
import { Icon } from './icon.tsx';

export interface ErrorSummaryProps {
  /** E.g. 請更正以下 2 項. */
  title: string;
  /** Id of the field and the same sentence that stands under it. */
  errors: readonly { field: string; text: string }[];
  /** Changes with each failed attempt: the summary then takes the focus again. */
  attempt?: number | undefined;
}

/** What to put right after a failed submit, at the top of the form; takes the focus and leads to each field. */
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
                // The address must not change: a hash would be a step in the history.
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

/** For a group of choices the chosen or first radio, else the element itself. */
function focusable(target: HTMLElement | null): HTMLElement | null {
  if (target?.tagName !== 'FIELDSET') return target;
  return target.querySelector<HTMLElement>('input:checked:not([disabled])') ?? target.querySelector<HTMLElement>('input:not([disabled])') ?? target;
}
