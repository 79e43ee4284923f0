import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './wide-table.module.css';

/**
 * The frame of a tariff's table. Where the table is wider than the screen the frame scrolls and becomes a named region that the keyboard
 * reaches. Children are `<thead>` and `<tbody>`.
 */
export function WideTable({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={frame} className={css.frame} {...(scrolls ? { role: 'region', 'aria-labelledby': id, tabIndex: 0 } : {})}>
      <table className={css.table}>
        <caption id={id} className="visuallyHidden">
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

export const { figure: figureClass, group: groupClass, edge: edgeClass, code: codeClass } = css;
