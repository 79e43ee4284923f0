import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import css from './fold.module.css';

export interface FoldProps {
  title: string;
  /** What the section holds, shown while it can be folded. */
  summary: ReactNode;
  /** Phones: the content is behind the heading. */
  folds: boolean;
  open: boolean;
  onToggle: () => void;
  /** Buttons beside the heading, on phones above the content. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the message; the content stays in the document, so that a folded form keeps its fields. */
export function Fold({ title, summary, folds, open, onToggle, actions, children }: FoldProps) {
  const id = useId();
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    onToggle();
    // The section above may have been folded.
    requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
  };
  const buttons = actions === undefined ? null : <div className={css.actions}>{actions}</div>;
  return (
    <section aria-label={title} className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>
          {folds ? (
            <button type="button" aria-expanded={open} aria-controls={id} className={css.toggle} onClick={toggle}>
              <span className={css.label}>
                <span>{title}</span> {open ? null : <span className={css.summary}>{summary}</span>}
              </span>
              <Icon icon={ChevronDown} size={24} className={cx(css.chevron, open && css.up)} />
            </button>
          ) : (
            title
          )}
        </h2>
        {folds ? null : buttons}
      </div>
      <div id={id} hidden={folds && !open} className={css.body}>
        {folds ? buttons : null}
        {children}
      </div>
    </section>
  );
}
