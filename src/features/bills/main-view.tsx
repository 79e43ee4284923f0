import { useTranslation } from 'react-i18next';
import { AccountPage } from '@/components/account-page';
import type { Session } from '@/session/session';
import { BalanceCard } from './balance-card.tsx';
import css from './bills.module.css';
import { DataCard } from './data-card.tsx';
import { Services } from './services.tsx';
import type { SubView } from './views.ts';

interface MainViewProps {
  customer: Extract<Session, { state: 'in' }>;
  onOpen: (view: SubView) => void;
}

/** BILL-01, BILL-04. */
export function MainView({ customer, onOpen }: MainViewProps) {
  const { t } = useTranslation('bills');
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <div className={css.overview}>
        <BalanceCard customer={customer} onSeeBill={() => onOpen('bill')} />
        <DataCard />
      </div>
      <Services onOpen={onOpen} />
      <p className={css.facts}>{t('facts')}</p>
    </AccountPage>
  );
}
