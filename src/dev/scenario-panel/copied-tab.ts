import { renameTab, tabHeader } from './tab.ts';

interface Message {
  /** Id of a tab's scenarios. */
  tab: string;
  /** Which page load speaks. */
  from: string;
  /** Which page load is answered. */
  to?: string;
}

/**
 * A duplicated tab, or one that a page opened, gets a copy of the session storage, and with it the id of the tab that it came from. When that
 * tab is still open this one takes another id; `onCopy` hears of it, to take the scenarios along. Answers a function that stops listening.
 */
export function keepApart(onCopy: () => void): () => void {
  const me = crypto.randomUUID();
  const own = () => tabHeader()['mock-tab'];
  const channel = new BroadcastChannel('scenario-tab');
  const say = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.tab !== own() || data.from === me) return;
    if (data.to === undefined) say({ tab: data.tab, from: me, to: data.from });
    else if (data.to === me) {
      renameTab();
      onCopy();
    }
  });
  const tab = own();
  if (tab !== undefined) say({ tab, from: me });
  return () => channel.close();
}
