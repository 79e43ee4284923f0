import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import css from './pager.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PagerLabels {
  /** Accessible name of the navigation, e.g. 分頁. */
  pager: string;
  previous: string;
  next: string;
  /** Accessible name of a page's button: 第 3 頁. */
  page: (page: number) => string;
  /** Label of the input on phones: 頁數. */
  input: string;
  /** Text around the input on phones: 第 [2] 頁，共 12 頁. */
  before: string;
  after: (pages: number) => string;
}

export interface PagerProps {
  labels: PagerLabels;
  /** Counted from 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** Such as 共 12 項，第 1 至 5 項; on wide screens only. */
  summary?: ReactNode;
}

/** Page buttons on wide screens, a page input on phones. Renders nothing for a single page. */
export function Pager({ labels, page, pages, onChange, summary }: PagerProps) {
  if (pages < 2) return null;
  const previous = <IconButton variant="plain" label={labels.previous} icon={ChevronLeft} disabled={page <= 1} onClick={() => onChange(page - 1)} />;
  const next = <IconButton variant="plain" label={labels.next} icon={ChevronRight} disabled={page >= pages} onClick={() => onChange(page + 1)} />;
  return (
    <nav aria-label={labels.pager} className={css.pager}>
      <div className={css.wide}>
        {summary === undefined ? null : <p>{summary}</p>}
        <ul className={css.list}>
          <li>{previous}</li>
          {pageMarks(page, pages).map((mark) => (
            <li key={mark}>
              {typeof mark === 'number' ? (
                <button
                  type="button"
                  className={css.square}
                  aria-label={labels.page(mark)}
                  aria-current={mark === page ? 'page' : undefined}
                  onClick={() => onChange(mark)}
                >
                  {mark}
                </button>
              ) : (
                <span className={css.gap}>…</span>
              )}
            </li>
          ))}
          <li>{next}</li>
        </ul>
      </div>
      <div className={css.narrow}>
        {previous}
        <PageInput key={page} {...{ labels, page, pages, onChange }} />
        {next}
      </div>
    </nav>
  );
}

function PageInput({ labels, page, pages, onChange }: Pick<PagerProps, 'labels' | 'page' | 'pages' | 'onChange'>) {
  const id = useId();
  const [typed, setTyped] = useState(String(page));

  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = Number.parseInt(typed, 10);
    // Numbers are clamped; anything else resets the input.
    const target = Number.isNaN(wanted) ? page : Math.min(pages, Math.max(1, wanted));
    setTyped(String(target));
    if (target !== page) onChange(target);
  };

  return (
    <form className={css.form} onSubmit={go} noValidate>
      <span aria-hidden="true">{labels.before}</span>
      <VisuallyHidden as="label" htmlFor={id}>
        {labels.input}
      </VisuallyHidden>
      <input
        id={id}
        className={css.input}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={4}
        value={typed}
        aria-describedby={`${id}-of`}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(String(page))}
      />
      <span id={`${id}-of`}>{labels.after(pages)}</span>
    </form>
  );
}

type PageMark = number | 'gap-before' | 'gap-after';

/** First, last and current page with its neighbours, and a gap for the others. Pages count from 1. */
export function pageMarks(page: number, pages: number): PageMark[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1);
  // Near an end the window widens, so that the row keeps its length and no button moves under the pointer.
  const from = Math.max(2, Math.min(page - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [1, ...(from > 2 ? (['gap-before'] as const) : []), ...middle, ...(to < pages - 1 ? (['gap-after'] as const) : []), pages];
}
