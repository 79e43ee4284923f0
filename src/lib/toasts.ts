import { createStore } from './store.ts';

export interface Toast {
  id: number;
  kind: 'error' | 'success' | 'info';
  /** Heading, such as "Successfully" (SMS-27). */
  title?: string;
  text: string;
}

/** Milliseconds until a toast closes (ERR-01, ERR-06). */
export const TOAST_MS = 3000;

/** Visible toasts; also those that wait for the region to load. */
export const toastStore = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Shows a toast for {@link TOAST_MS}. Ignores duplicates of a visible one: failed calls of a page often share a message. */
export function showToast(kind: Toast['kind'], text: string, title?: string): void {
  const now = toastStore.get();
  if (now.some((toast) => toast.text === text && toast.kind === kind)) return;
  lastId += 1;
  const toast: Toast = { id: lastId, kind, text, ...(title === undefined ? {} : { title }) };
  toastStore.set([...now, toast]);
}

export function dismiss(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}
