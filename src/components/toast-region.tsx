import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dismiss, TOAST_MS, toastStore } from '@/lib/toasts';
import { ToastRegion as ToastList } from '@/ui/toast';

/** Connects the toast store to the toast region; loaded with the first toast. */
export function ToastRegion() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  return (
    <ToastList
      messages={toasts.map((toast) => ({ ...toast, text: toast.text || t('failure.server') }))}
      onDismiss={dismiss}
      duration={TOAST_MS}
      label={t('toasts.label')}
      closeLabel={t('toasts.close')}
    />
  );
}
