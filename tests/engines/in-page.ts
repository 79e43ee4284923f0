import type * as TestingLibrary from '@testing-library/dom';

/** What a test looks for: a role with its accessible name, or a field by its label. */
export interface Wanted {
  /** `field` is any control with that label: password and date fields have no role. */
  role: string;
  name: string;
  /** The name only contains what is looked for. */
  part?: boolean;
}

/** The state of what was found. */
export interface Found {
  value: string;
  checked: boolean;
}

/** A page with the scripts of the front. */
export interface WatchedWindow extends Window {
  TestingLibraryDom: typeof TestingLibrary;
  findInPage: typeof findInPage;
  /** The page is hydrated, or has rendered itself. */
  isHydrated?: boolean | undefined;
  /** What was found has had no click yet. */
  isMissed?: boolean;
  /** What was found last, and where. */
  last?: { element: Element; top: number };
}

/** Runs in the page, before all other scripts: reports what goes wrong to the front. */
export function watchPage(to: string): void {
  const report = (problem: string) => navigator.sendBeacon(to, `${location.pathname}: ${problem}`);
  // Leaving the page ends what is still being fetched ahead, which Firefox reports as failed.
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  addEventListener(
    'error',
    ({ target, message }) => {
      if (target instanceof HTMLLinkElement && isLeaving) return;
      if (target instanceof HTMLElement)
        report(`failed <${target.localName} ${target.getAttribute('rel') ?? ''}> ${target.getAttribute('href') ?? target.getAttribute('src')}`);
      else report(`uncaught ${message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => report(`violated ${effectiveDirective} ${blockedURI}`));
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-wanted]') !== null) (window as unknown as WatchedWindow).isMissed = false;
    },
    true,
  );
  addEventListener('hydrated', () => {
    (window as unknown as WatchedWindow).isHydrated = true;
  });
}

/** Runs in the page: marks the first element on the screen that is wanted, as soon as it stays where it is; undefined as long as there is none. */
export function findInPage({ role, name, part = false }: Wanted): Found | undefined {
  const watched = window as unknown as WatchedWindow;
  const { TestingLibraryDom: library } = watched;
  if (!watched.isHydrated) return undefined;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const sameName = new RegExp(part ? escaped : `^${escaped}$`);
  // What lies behind a modal dialog cannot be used.
  const screen = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  const all =
    role === 'field'
      ? library.queryAllByLabelText<HTMLElement>(screen, sameName)
      : library.queryAllByRole<HTMLElement>(screen, role, { name: sameName, hidden: true });
  // A list whose options are still being fetched is busy.
  const isUsable = (each: Element) => each.closest('[inert], [aria-hidden=true]') === null && each.ariaBusy !== 'true';
  const element = all.find((each) => each.checkVisibility({ visibilityProperty: true }) && isUsable(each));
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && (effect as KeyframeEffect | null)?.target?.contains(element ?? null) === true;
  if (element === undefined || document.getAnimations().some(isMoving)) return undefined;
  // Into the middle, clear of bars that stay in place; what waits for being seen may then move it once more.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top } = element.getBoundingClientRect();
  const { last } = watched;
  watched.last = { element, top };
  if (last?.element !== element || Math.abs(last.top - top) > 1) return undefined;
  for (const marked of document.querySelectorAll('[data-wanted]')) marked.removeAttribute('data-wanted');
  const { labels = null, type = '', value = '', checked = false } = element as Partial<HTMLInputElement>;
  // Some radios are drawn by their label only, and some labels have links in them.
  const isDrawn = element.checkVisibility({ opacityProperty: true }) && element.clientWidth > 4;
  const pressed = ['radio', 'checkbox'].includes(type) && !isDrawn ? (labels?.[0] ?? element) : element;
  pressed.setAttribute('data-wanted', '');
  watched.isMissed = true;
  return { value, checked: checked || element.getAttribute('aria-checked') === 'true' };
}
