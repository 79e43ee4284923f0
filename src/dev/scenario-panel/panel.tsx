import { SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { pageCalls } from './calls.ts';
import { CustomerSection } from './customer-section.tsx';
import { OperationsSection } from './operations-section.tsx';
import { PageSection } from './page-section.tsx';
import css from './panel.module.css';
import { panelState, readContract, readSituation } from './panel-state.ts';
import type { Site } from './refresh.ts';
import { isShortcut, SHORTCUT, SHORTCUT_KEYS } from './shortcut.ts';

/** Where this tab remembers that the panel is open. */
const OPEN = 'scenario-panel-open';

/** Milliseconds after a call until the mock is asked whether a scenario for one answer was used up. */
const SETTLE = 300;

/** Keeps what is set in step with the mock while something is set that uses itself up. */
function useUpToDate(): void {
  const { scenarios } = useSyncExternalStore(panelState.subscribe, panelState.get);
  const calls = useSyncExternalStore(pageCalls.subscribe, pageCalls.get);
  const passing = Object.values(scenarios).some(({ once }) => once);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every call may use it up
  useEffect(() => {
    if (!passing) return;
    const timer = setTimeout(() => void readSituation(), SETTLE);
    return () => clearTimeout(timer);
  }, [passing, calls]);
}

/**
 * The button and the panel. The panel is not modal, so that the page can be used beside it; when a dialog of the page is open, the shortcut
 * brings the panel above it, because everything outside of a modal dialog is out of reach.
 */
export function Panel({ site }: { site: Site }) {
  const { scenarios, sandboxScenarios } = useSyncExternalStore(panelState.subscribe, panelState.get);
  const [open, setOpen] = useState(() => sessionStorage.getItem(OPEN) === 'yes');
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const titleId = useId();
  const count = Object.keys(scenarios).length + Object.keys(sandboxScenarios).length;
  useUpToDate();

  const show = (focus: boolean) => {
    const box = dialog.current;
    if (box === null) return;
    if (focus) before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (box.open) box.close();
    // Not show(): it would take the focus, also after a reload.
    if (document.querySelector('dialog:modal') === null) box.open = true;
    else box.showModal();
    if (focus) box.querySelector<HTMLElement>('[data-title]')?.focus();
    sessionStorage.setItem(OPEN, 'yes');
    setOpen(true);
  };
  const hide = () => {
    const held = dialog.current?.contains(document.activeElement);
    dialog.current?.close();
    sessionStorage.removeItem(OPEN);
    setOpen(false);
    if (held) (before.current?.isConnected ? before.current : button.current)?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a panel that was open before the reload
  useEffect(() => {
    void readContract();
    if (open) show(false);
  }, []);

  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      const box = dialog.current;
      // Behind a dialog of the page it is there, but out of reach: it comes to the front first.
      const reachable = box?.open === true && (box.matches(':modal') || document.querySelector('dialog:modal') === null);
      if (reachable) hide();
      else show(true);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  });

  return (
    <aside className={css.root} aria-label="Development" lang="en">
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={open}
        aria-keyshortcuts={SHORTCUT_KEYS}
        title={`Scenario panel (${SHORTCUT})`}
        data-active={count > 0 || undefined}
        onClick={() => (open ? hide() : show(true))}
      >
        <Icon icon={SlidersHorizontal} size={18} />
        <VisuallyHidden>Scenario panel{count > 0 ? `, ${count} active` : ''}</VisuallyHidden>
        {count > 0 ? <span aria-hidden="true">{count}</span> : null}
      </button>
      <dialog
        ref={dialog}
        className={css.panel}
        aria-labelledby={titleId}
        onClose={() => {
          // Escape closes a modal one without asking.
          if (dialog.current?.open === false && open) hide();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.preventDefault();
          event.stopPropagation();
          hide();
        }}
      >
        <header className={css.head}>
          <h2 id={titleId} tabIndex={-1} data-title>
            Scenarios
          </h2>
          <kbd className={css.faint}>{SHORTCUT}</kbd>
          <button type="button" className={css.close} aria-label="Close the scenario panel" onClick={hide}>
            <Icon icon={X} />
          </button>
        </header>
        {open ? (
          <div className={css.body}>
            <PageSection site={site} />
            <CustomerSection />
            <OperationsSection site={site} />
            <p className={css.faint}>
              More: <a href="/__mock">every state of the mock</a>
            </p>
          </div>
        ) : null}
      </dialog>
    </aside>
  );
}
