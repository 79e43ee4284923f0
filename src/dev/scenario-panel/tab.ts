/** How the mock tells the tabs of one browser apart. The customer is the browser's, in local storage; what is tried out is the tab's. */

const KEY = 'scenario-tab';

function storage(): Storage | undefined {
  return typeof window === 'undefined' ? undefined : window.sessionStorage;
}

/**
 * The header by which the mock knows this tab; none until the tab has asked for a scenario, so that a backend which is used without the mock
 * never sees it.
 */
export function tabHeader(): Record<string, string> {
  const id = storage()?.getItem(KEY);
  return id ? { 'mock-tab': id } : {};
}

/** The same, for a tab that is about to ask for its first scenario. */
export function ownTabHeader(): Record<string, string> {
  if (storage()?.getItem(KEY) === null) storage()?.setItem(KEY, crypto.randomUUID());
  return tabHeader();
}

/** Takes another id: this tab is the copy of one that is still open. */
export function renameTab(): void {
  storage()?.setItem(KEY, crypto.randomUUID());
}
