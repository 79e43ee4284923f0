import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './error-panel.module.css';
import { Icon } from './icon.tsx';

export interface ErrorPanelProps {
  title: ReactNode;
  level?: 2 | 3 | undefined;
  children?: ReactNode;
  action?: ReactNode;
}

/** Error in place of content; announced when it appears. */
export function ErrorPanel({ title, level = 2, children, action }: ErrorPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={css.panel}>
      <span className={css.tile}>
        <Icon icon={TriangleAlert} size={24} />
      </span>
      <div className={css.copy}>
        <Heading className={css.title}>{title}</Heading>
        {children === undefined ? null : <p className={css.text}>{children}</p>}
        {action === undefined ? null : <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
