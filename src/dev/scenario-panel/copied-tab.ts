import { renameTab, tabHeader } from './tab.ts';

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
 * takes a new id and calls `onCopy`, which copies the scenarios. Returns a function that stops listening.
 */
export function separateCopiedTab(onCopy: () => void): () => void {
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
  return () => channel.close();
}
