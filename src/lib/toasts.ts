import { createStore } from './store.ts';

export interface Toast {
  /** Kind and text, of which a second is not shown. */
  id: string;
  kind: 'error' | 'success' | 'info';
  /** Heading, such as "Done" (SMS-27). */
  title?: string;
  /** Empty for the words of a failed server, which the region adds: the messages may be on their way. */
  text: string;
}

/** Milliseconds until a toast closes (ERR-01, ERR-06). */
export const TOAST_MS = 3000;

/** Visible toasts; also those that wait for the region to load. */
export const toastStore = createStore<readonly Toast[]>([]);

/** Shows a toast for {@link TOAST_MS}. Ignores duplicates of a visible one: failed calls of a page often share a message. */
export function showToast(kind: Toast['kind'], text: string, title?: string): void {
  const now = toastStore.get();
  const id = `${kind} ${text}`;
  if (now.every((toast) => toast.id !== id)) toastStore.set([...now, { id, kind, text, ...(title === undefined ? {} : { title }) }]);
}

export function dismiss(id: string): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}
