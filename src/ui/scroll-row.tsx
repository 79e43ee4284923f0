import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './class-names.ts';
import css from './scroll-row.module.css';

const current = '[aria-selected="true"], [aria-current]:not([aria-current="false"])';

/**
 * A row that scrolls sideways where it does not fit and brings its current item into view,
 * with the item before it showing, so that one sees that there is more on both sides.
 * `watch` is whatever changes when the current item changes.
 */
export function ScrollRow({ watch, className, children }: { watch?: string | number | undefined; className?: string | undefined; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `watch` is the signal, the item is read from the document
  useEffect(() => {
    const box = row.current;
    const item = box?.querySelector<HTMLElement>(current);
    if (box && item && box.scrollWidth > box.clientWidth) {
      const place = item.getBoundingClientRect().left - box.getBoundingClientRect().left + box.scrollLeft;
      const before = Math.min(96, Math.max(0, (box.clientWidth - item.offsetWidth) / 2));
      // Only this row scrolls, never the page; at first without movement.
      box.scrollTo({ left: place - before, behavior: first.current ? 'instant' : 'smooth' });
    }
    first.current = false;
  }, [watch]);

  return (
    <div ref={row} className={cx(css.row, className)}>
      {children}
    </div>
  );
}
