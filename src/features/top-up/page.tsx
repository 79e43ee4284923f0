import { useTranslation } from 'react-i18next';
import { AccountPage } from '@/components/account-page';
import { useSession } from '@/session/session';
import { ApplicationView } from './application-view.tsx';
import { BuySteps } from './buy-steps.tsx';

/** Easy Top-Up: customers on 4G buy, all others apply (TOPUP-06, decision B12). */
export function TopUpPage() {
  const { t } = useTranslation('top-up');
  const session = useSession();
  return (
    <AccountPage title={t('title')} description={t('description')}>
      {session.state === 'in' && session.net === '4g' ? <BuySteps /> : <ApplicationView />}
    </AccountPage>
  );
}
