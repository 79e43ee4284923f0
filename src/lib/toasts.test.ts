import { beforeEach, expect, it } from 'vitest';
import { dismiss, showToast, toastStore } from './toasts.ts';

beforeEach(() => toastStore.set([]));

it('are shown in their order, each until it is dismissed', () => {
  showToast('error', 'No connection');
  showToast('success', 'Saved', 'Successfully');
  const [first, second] = toastStore.get();
  expect(first).toMatchObject({ kind: 'error', text: 'No connection' });
  expect(second).toMatchObject({ kind: 'success', text: 'Saved', title: 'Successfully' });
  dismiss(first?.id ?? '');
  expect(toastStore.get()).toEqual([second]);
});

it('are not shown twice at a time: failed calls of a page often share a message', () => {
  const texts = () => toastStore.get().map(({ kind, text }) => `${kind} ${text}`);
  showToast('error', 'Busy');
  showToast('error', 'Busy');
  showToast('info', 'Busy');
  showToast('error', 'Closed');
  expect(texts()).toEqual(['error Busy', 'info Busy', 'error Closed']);
  dismiss(toastStore.get()[0]?.id ?? '');
  showToast('error', 'Busy');
  expect(texts()).toEqual(['info Busy', 'error Closed', 'error Busy']);
});
