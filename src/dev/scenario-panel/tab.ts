/** Id of this tab for the mock: the customer belongs to the browser (local storage), scenarios belong to the tab. */

const KEY = 'scenario-tab';

function storage(): Storage | undefined {
  return typeof window === 'undefined' ? undefined : window.sessionStorage;
}

/**
 * Header with the tab's id; none until the tab has a scenario, so that a backend used without the mock never receives it.
 */
export function tabHeader(): Record<string, string> {
  const id = storage()?.getItem(KEY);
  return id ? { 'mock-tab': id } : {};
}

/** Like {@link tabHeader}, but creates the id. */
export function ownTabHeader(): Record<string, string> {
  if (storage()?.getItem(KEY) === null) storage()?.setItem(KEY, crypto.randomUUID());
  return tabHeader();
}

/** Takes a new id, for a copy of a tab that is still open. */
export function renameTab(): void {
  storage()?.setItem(KEY, crypto.randomUUID());
}
