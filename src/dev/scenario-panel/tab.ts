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

interface Message {
  /** Id of a tab's scenarios. */
  tab: string;
  /** Page load that sends the message. */
  from: string;
  /** Page load that the message replies to. */
  to?: string;
}

/**
 * A duplicated tab, or one opened by a page, copies the session storage and with it the id of its origin. While the origin is open the copy
 * takes a new id and calls `onCopy`, which copies the scenarios.
 */
export function separateCopiedTab(onCopy: () => void): void {
  const me = crypto.randomUUID();
  const own = () => tabHeader()['mock-tab'];
  const channel = new BroadcastChannel('scenario-tab');
  const send = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.tab !== own() || data.from === me) return;
    if (data.to === undefined) send({ tab: data.tab, from: me, to: data.from });
    else if (data.to === me) {
      renameTab();
      onCopy();
    }
  });
  const tab = own();
  if (tab !== undefined) send({ tab, from: me });
}
