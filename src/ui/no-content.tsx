import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { BeamArt } from '../brand/beam.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './no-content.module.css';

interface CopyProps {
  title: ReactNode;
  level?: 2 | 3 | undefined;
  /** One sentence. */
  children?: ReactNode;
  /** Button, or link with `buttonClass`. */
  action?: ReactNode;
}

/** In place of content that there is none of. */
export function EmptyState({ className, ...copy }: CopyProps & { className?: string | undefined }) {
  return (
    <div className={cx(css.empty, className)}>
      <BeamArt className={css.art} />
      <Copy {...copy} />
    </div>
  );
}

/** Error in place of content; announced when it appears. */
export function ErrorPanel(copy: CopyProps) {
  return (
    <div role="alert" className={css.panel}>
      <span className={css.tile}>
        <Icon icon={TriangleAlert} size={24} />
      </span>
      <Copy {...copy} />
    </div>
  );
}

function Copy({ title, level = 2, children, action }: CopyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.copy}>
      <Heading className={css.title}>{title}</Heading>
      {children === undefined ? null : <p className={css.text}>{children}</p>}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  );
}
