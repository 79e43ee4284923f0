import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './class-names.ts';
import css from './scroll-row.module.css';
import { useReducedMotion } from './use-media.ts';

const current = '[aria-selected="true"], [aria-current]:not([aria-current="false"])';

/** A row that scrolls horizontally and brings its current item into view, next to the previous one, whenever `watch` changes. */
export function ScrollRow({ watch, className, children }: { watch?: string | number | undefined; className?: string | undefined; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const reduced = useReducedMotion();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `watch` is the trigger, the item is read from the DOM
  useEffect(() => {
    const box = row.current;
    const item = box?.querySelector<HTMLElement>(current);
    if (box && item && box.scrollWidth > box.clientWidth) {
      const left = item.getBoundingClientRect().left - box.getBoundingClientRect().left + box.scrollLeft;
      const before = Math.min(96, Math.max(0, (box.clientWidth - item.offsetWidth) / 2));
      // Scrolls only this row, never the page; not animated on mount.
      box.scrollTo({ left: left - before, behavior: first.current || reduced ? 'instant' : 'smooth' });
    }
    first.current = false;
  }, [watch]);

  return (
    <div ref={row} className={cx(css.row, className)}>
      {children}
    </div>
  );
}
