import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './class-names.ts';
import { useReducedMotion } from './media.ts';
import css from './tabs.module.css';

export type TabsVariant = 'line' | 'pill' | 'strip';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Count after the label. */
  badge?: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Prefix of the ids of tabs and panels; also `<TabPanel tabs={id}>`. */
  id: string;
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `line` for sections, `pill` for filters, `strip` for categories. */
  variant?: TabsVariant | undefined;
  /** `manual`: arrows only move the focus, Enter or Space selects; for panels that load data. */
  activation?: 'automatic' | 'manual' | undefined;
  /** Links beside the tabs, with `tabLinkClass`, that leave the page. */
  before?: ReactNode;
  after?: ReactNode;
  className?: string | undefined;
}

const tabId = (tabs: string, item: string): string => `${tabs}-tab-${item}`;
const panelId = (tabs: string, item: string): string => `${tabs}-panel-${item}`;

const step: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs after the ARIA Authoring Practices: one Tab stop, arrow keys, Home and End (use 19). */
export function Tabs<Id extends string>({
  id,
  label,
  items,
  value,
  onChange,
  variant = 'line',
  activation = 'automatic',
  before,
  after,
  className,
}: TabsProps<Id>) {
  const move = (event: KeyboardEvent, at: number) => {
    const go = event.altKey || event.ctrlKey || event.metaKey ? undefined : step[event.key];
    if (!go) return;
    event.preventDefault();
    const next = items[go(at, items.length)];
    if (!next) return;
    const tab = document.getElementById(tabId(id, next.id));
    tab?.focus();
    // A browser scrolls to the focus only where none of it is seen.
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (activation === 'automatic') onChange(next.id);
  };

  return (
    // Tabs that come later move the selected one out of view.
    <ScrollRow watch={[value, ...items.map((item) => item.id)].join(' ')} className={cx(css.row, css[variant], className)}>
      {before}
      <div role="tablist" aria-label={label} className={css.list}>
        {items.map((item, at) => {
          const selected = item.id === value;
          return (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={tabId(id, item.id)}
              aria-selected={selected}
              aria-controls={selected ? panelId(id, item.id) : undefined}
              tabIndex={selected ? 0 : -1}
              className={css.tab}
              onClick={() => onChange(item.id)}
              onKeyDown={(event) => move(event, at)}
            >
              {item.label}
              {item.badge === undefined ? null : <span className={css.count}>{item.badge}</span>}
            </button>
          );
        })}
      </div>
      {after}
    </ScrollRow>
  );
}

export interface TabPanelProps {
  /** `id` of the tabs. */
  tabs: string;
  value: string;
  /** False where the panel starts with a focusable element and needs no Tab stop. */
  focusable?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function TabPanel({ tabs, value, focusable = true, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(tabs, value)}
      aria-labelledby={tabId(tabs, value)}
      tabIndex={focusable ? 0 : undefined}
      className={cx(css.panel, className)}
    >
      {children}
    </div>
  );
}

/** Class of a link beside the tabs or inside `TabLinks`. */
export const tabLinkClass = (className?: string): string => cx(css.tab, className);

/** A `<nav>` of links that look like tabs; the links set `tabLinkClass()` and `aria-current="page"` themselves. */
export function TabLinks({
  label,
  current,
  children,
}: {
  label: string;
  /** Scrolls the current link into view when it changes. */
  current?: string | undefined;
  children: ReactNode;
}) {
  return (
    <nav aria-label={label}>
      <ScrollRow watch={current} className={cx(css.row, css.line)}>
        <div className={css.list}>{children}</div>
      </ScrollRow>
    </nav>
  );
}

const CURRENT = '[aria-selected="true"], [aria-current]:not([aria-current="false"])';

/** A row that scrolls horizontally and brings its current item into view, next to the previous one, whenever `watch` changes. */
export function ScrollRow({ watch, className, children }: { watch?: string | number | undefined; className?: string | undefined; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const reduced = useReducedMotion();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `watch` is the trigger, the item is read from the DOM
  useEffect(() => {
    const box = row.current;
    const item = box?.querySelector<HTMLElement>(CURRENT);
    if (box && item && box.scrollWidth > box.clientWidth) {
      const left = item.getBoundingClientRect().left - box.getBoundingClientRect().left + box.scrollLeft;
      const before = Math.min(96, Math.max(0, (box.clientWidth - item.offsetWidth) / 2));
      // Scrolls only this row, never the page; not animated on mount.
      box.scrollTo({ left: left - before, behavior: first.current || reduced ? 'instant' : 'smooth' });
    }
    first.current = false;
  }, [watch]);

  return (
    <div ref={row} className={cx(css.scroll, className)}>
      {children}
    </div>
  );
}
