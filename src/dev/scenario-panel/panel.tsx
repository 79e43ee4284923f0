import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { SlidersHorizontal, X } from 'lucide-react';
import { StrictMode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { readStored, removeStored, writeStored } from '@/session/storage';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { forgetCalls, pageCalls } from './calls.ts';
import { OperationsSection } from './operations-section.tsx';
import { CustomerSection, PageSection } from './page-section.tsx';
import css from './panel.module.css';
import { panelState, readContract, readSituation, replaceScenarios, type Site } from './panel-state.ts';
import { separateCopiedTab } from './tab.ts';

/** Development only: renders the scenario panel and React Query's Devtools in their own React root, so that an error in one does not affect the other. */
export function showPanel(site: Site): void {
  // A copied tab starts with the scenarios of its origin.
  void readSituation().then(() => separateCopiedTab(() => void replaceScenarios(panelState.get().scenarios)));
  let path = site.router.state.location.pathname;
  site.router.subscribe(({ location, navigation }) => {
    const next = (navigation.location ?? location).pathname;
    if (next === path) return;
    path = next;
    forgetCalls();
  });
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <StrictMode>
      <Panel site={site} />
      <div className={css.queries}>
        <ReactQueryDevtools client={site.queryClient} buttonPosition="bottom-left" />
      </div>
    </StrictMode>,
  );
}

const OPEN = 'scenario-panel-open' as const;

/** Delay after a call before the scenarios are read again, to see whether one with `once` was used. */
const SETTLE_MS = 300;

/** Reads the scenarios again after every call while one of them has `once`. */
function useCurrentScenarios(): void {
  const { scenarios } = useSyncExternalStore(panelState.subscribe, panelState.get);
  const calls = useSyncExternalStore(pageCalls.subscribe, pageCalls.get);
  const once = Object.values(scenarios).some((scenario) => scenario.once);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every call may use the scenario
  useEffect(() => {
    if (!once) return;
    const timer = setTimeout(() => void readSituation(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [once, calls]);
}

/**
 * Button and panel. The panel is not modal, so that the page stays usable; while a modal dialog of the page is open, the shortcut opens it
 * as a modal dialog above, because everything outside of a modal dialog is inert.
 */
function Panel({ site }: { site: Site }) {
  const { scenarios, sandboxScenarios } = useSyncExternalStore(panelState.subscribe, panelState.get);
  const [open, setOpen] = useState(() => readStored(OPEN) === 'yes');
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const titleId = useId();
  const count = Object.keys(scenarios).length + Object.keys(sandboxScenarios).length;
  useCurrentScenarios();

  const show = (focus: boolean) => {
    const box = dialog.current;
    if (box === null) return;
    if (focus) before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (box.open) box.close();
    // Not show(), which would move the focus, also after a reload.
    if (document.querySelector('dialog:modal') === null) box.open = true;
    else box.showModal();
    if (focus) box.querySelector<HTMLElement>('[data-title]')?.focus();
    writeStored(OPEN, 'yes');
    setOpen(true);
  };
  const hide = () => {
    const hadFocus = dialog.current?.contains(document.activeElement);
    dialog.current?.close();
    removeStored(OPEN);
    setOpen(false);
    if (hadFocus) (before.current?.isConnected ? before.current : button.current)?.focus();
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
      // Behind a modal dialog of the page the panel is inert and is shown above it first.
      const reachable = box?.open === true && (box.matches(':modal') || document.querySelector('dialog:modal') === null);
      if (reachable) hide();
      else show(true);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  });

  return (
    <aside className={`${css.root} noPrint`} aria-label="Development" lang="en">
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
          // Escape closes a modal dialog natively.
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
          <kbd className="captionQuiet">{SHORTCUT}</kbd>
          <IconButton icon={X} label="Close the scenario panel" onClick={hide} />
        </header>
        {open ? (
          <div className={css.body}>
            <PageSection site={site} />
            <CustomerSection />
            <OperationsSection site={site} />
            <p className="captionQuiet">
              More: <a href="/docs">every operation and its examples</a>
            </p>
          </div>
        ) : null}
      </dialog>
    </aside>
  );
}

/**
 * Alt+Shift+P, on a Mac Option+Shift+P. Not used by browsers, NVDA, JAWS, VoiceOver (Control+Option) or Orca; three keys, to avoid accidental
 * presses.
 */
const SHORTCUT_KEYS = 'Alt+Shift+P';

/** Label on this platform. */
const SHORTCUT = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌥⇧P' : SHORTCUT_KEYS;

/** Whether a key press is the shortcut. By key position: with Option a Mac types another letter. */
export function isShortcut({ code, altKey, shiftKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean {
  return code === 'KeyP' && altKey && shiftKey && !ctrlKey && !metaKey && !isComposing;
}
