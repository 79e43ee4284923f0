import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastRegion } from '@/ui/toast';
import { dismiss, NOTICE_TIME, noticeStore } from './notices.ts';

/** The pop-ups that close themselves after 3 seconds (ERR-01, ERR-06). Loaded when the first one arrives. */
export function NoticeRegion() {
  const { t } = useTranslation();
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, noticeStore.get);
  return (
    <ToastRegion messages={notices} onDismiss={(id) => dismiss(Number(id))} duration={NOTICE_TIME} label={t('popups.label')} closeLabel={t('popups.close')} />
  );
}
