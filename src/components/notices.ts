import { createStore } from '@/session/store';

/** A pop-up that closes itself after 3 seconds (ERR-06). */
export interface Notice {
  id: number;
  kind: 'error' | 'success' | 'info';
  /** Heading, such as "Successfully" (SMS-27). */
  title?: string;
  text: string;
}

/** Milliseconds a pop-up stays (ERR-01, ERR-06). */
export const NOTICE_TIME = 3000;

/** Pop-ups not yet shown by the region, which is loaded when the first one arrives. */
export const noticeStore = createStore<readonly Notice[]>([]);

let lastId = 0;

/**
 * Shows a pop-up for 3 seconds. The same text is not shown twice at once: when eight calls of a page fail with the same sentence, the
 * customer reads it once.
 */
export function notify(kind: Notice['kind'], text: string, title?: string): void {
  const now = noticeStore.get();
  if (now.some((notice) => notice.text === text && notice.kind === kind)) return;
  lastId += 1;
  const notice: Notice = { id: lastId, kind, text, ...(title === undefined ? {} : { title }) };
  noticeStore.set([...now, notice]);
}

/** Takes a pop-up away; the region calls it when the time is up or the customer closes it. */
export function dismiss(id: number): void {
  noticeStore.set(noticeStore.get().filter((notice) => notice.id !== id));
}
