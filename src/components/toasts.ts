import { createStore } from '@/session/store';

/** A toast that closes itself after 3 seconds (ERR-06). */
export interface Toast {
  id: number;
  kind: 'error' | 'success' | 'info';
  /** Heading, such as "Successfully" (SMS-27). */
  title?: string;
  text: string;
}

/** Milliseconds a toast stays (ERR-01, ERR-06). */
export const TOAST_MS = 3000;

/** Toasts not yet shown by the region, which is loaded when the first one arrives. */
export const toastStore = createStore<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a toast for 3 seconds. The same text is not shown twice at once: when eight calls of a page fail with the same sentence, the
 * customer reads it once.
 */
export function showToast(kind: Toast['kind'], text: string, title?: string): void {
  const now = toastStore.get();
  if (now.some((toast) => toast.text === text && toast.kind === kind)) return;
  lastId += 1;
  const toast: Toast = { id: lastId, kind, text, ...(title === undefined ? {} : { title }) };
  toastStore.set([...now, toast]);
}

/** Takes a toast away; the region calls it when the time is up or the customer closes it. */
export function dismiss(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}
