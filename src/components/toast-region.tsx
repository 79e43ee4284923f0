import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastRegion as ToastList } from '@/ui/toast';
import { dismiss, TOAST_MS, toastStore } from './toasts.ts';

/** The toasts that close themselves after 3 seconds (ERR-01, ERR-06). Loaded when the first one arrives. */
export function ToastRegion() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  return <ToastList messages={toasts} onDismiss={(id) => dismiss(Number(id))} duration={TOAST_MS} label={t('toasts.label')} closeLabel={t('toasts.close')} />;
}
