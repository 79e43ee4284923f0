import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './wide-table.module.css';

/** Table frame that becomes a named, focusable region when it scrolls horizontally. Children are `<thead>` and `<tbody>`. */
export function WideTable({ caption, children }: { caption: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className={css.frame} {...(scrolls ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}>
      <table className={css.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {children}
      </table>
    </div>
  );
}

export const { figure: figureClass, group: groupClass, edge: edgeClass, code: codeClass } = css;
