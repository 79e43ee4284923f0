import { useTranslation } from 'react-i18next';
import { moneyParts } from '@/lib/money';
import { Price } from '@/ui/price';
import css from './payment.module.css';

export function OwnBalance({ balance }: { balance: string }) {
  const { t } = useTranslation('payments');
  const owed = Number(balance);
  return (
    <>
      <p className={css.cardLabel}>{t(owed < 0 ? 'credit' : 'balance')}</p>
      <Price size="balance" {...moneyParts(balance.replace('-', ''))} />
      {owed > 0 ? null : <p className={css.nothingDue}>{t('nothingDue')}</p>}
    </>
  );
}
