import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { ScrollRow } from './scroll-row.tsx';
import css from './tabs.module.css';

export type TabsLook = 'line' | 'pill' | 'strip';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** A count or word after the label. */
  badge?: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Prefix of the tab and panel ids; the panels are `<TabPanel tabs={id} …>`. */
  id: string;
  /** Name of the tab list. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Underlined (sections), pill (ways to filter) or strip (categories, selected solid azul). */
  look?: TabsLook | undefined;
  /** Manual: arrows move the focus only, Enter or Space chooses; for panels that are expensive to show. */
  activation?: 'automatic' | 'manual' | undefined;
  /** Links that stand among the tabs (made with `tabLinkClass`): they lead elsewhere, so they are not tabs. */
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

/** Tabs after the ARIA Authoring Practices: one Tab stop, arrows, Home and End. */
export function Tabs<Id extends string>({
  id,
  label,
  items,
  value,
  onChange,
  look = 'line',
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
    document.getElementById(tabId(id, next.id))?.focus();
    if (activation === 'automatic') onChange(next.id);
  };

  return (
    <ScrollRow watch={value} className={cx(css.row, css[look], className)}>
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
  /** The `id` given to the tabs. */
  tabs: string;
  /** The selected item. */
  value: string;
  /** False when the panel begins with something focusable, so that it needs no Tab stop of its own. */
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

/** The look of a tab for a link beside the tabs or inside `TabLinks`. */
export const tabLinkClass = (className?: string): string => cx(css.tab, className);

/**
 * Links that look like tabs (account navigation, SMS sections): a `<nav>` whose links carry `aria-current="page"`
 * themselves and take `tabLinkClass()`.
 */
export function TabLinks({
  label,
  current,
  look = 'line',
  className,
  children,
}: {
  label: string;
  /** Changes with the page, so that the current link is brought into view. */
  current?: string | undefined;
  look?: TabsLook | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <nav aria-label={label}>
      <ScrollRow watch={current} className={cx(css.row, css[look], className)}>
        <div className={css.list}>{children}</div>
      </ScrollRow>
    </nav>
  );
}
