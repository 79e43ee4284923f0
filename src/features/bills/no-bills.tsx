import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AccountPage } from '@/components/account-page';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** For prepaid customers, who have no bill account; requests nothing (decision A20). */
export function NoBills() {
  const { t } = useTranslation('bills');
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <EmptyState
        title={t('prepaid.title')}
        action={
          <Link to={paths.prepaid} className={buttonClass()}>
            {t('prepaid.go')}
          </Link>
        }
      >
        {t('prepaid.text')}
      </EmptyState>
    </AccountPage>
  );
}
