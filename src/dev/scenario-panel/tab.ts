/** Id of this tab for the mock: the customer belongs to the browser (local storage), scenarios belong to the tab. */
import { readStored, writeStored } from '@/session/storage';

/**
 * Header with the tab's id; none until the tab has a scenario, so that a backend used without the mock never receives it.
 */
export function tabHeader(): Record<string, string> {
  const id = readStored('scenario-tab');
  return id ? { 'mock-tab': id } : {};
}

/** Like {@link tabHeader}, but creates the id. */
export function ownTabHeader(): Record<string, string> {
  if (readStored('scenario-tab') === undefined) renameTab();
  return tabHeader();
}

/** Takes a new id, for a copy of a tab that is still open. */
export function renameTab(): void {
  writeStored('scenario-tab', crypto.randomUUID());
}
