/**
 * Gives the history entry of a full load a key of its own before the router starts. React Router calls every entry without a key `default`, so that
 * the return from the bank would open at the scroll position at which the tab's first page was left; a reload and Back keep the key.
 */
export function nameEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key !== undefined) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
