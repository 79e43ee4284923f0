import { useTranslation } from 'react-i18next';
import { PrepaidNote } from '@/components/account-links';
import { AccountPage } from '@/components/page-head';

/** For prepaid customers; requests nothing (decision A20). */
export function NoBills() {
  const { t } = useTranslation('bills');
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <PrepaidNote title={t('prepaid.title')} text={t('prepaid.text')} go={t('prepaid.go')} />
    </AccountPage>
  );
}
