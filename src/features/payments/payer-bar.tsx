import { useTranslation } from 'react-i18next';
import { moneyText } from '@/lib/money';
import { spacedNumber } from '@/lib/phone-number';
import type { Payer } from './payer.ts';
import css from './payment.module.css';

interface PayerBarProps {
  payer: Pick<Payer, 'mobileNo'>;
  /** Of the own number, once it has been read; undefined where it is shown below. */
  balance: string | undefined;
  onBack?: () => void;
}

/** Whose bill is paid, with a way to another number. */
export function PayerBar({ payer, balance, onBack }: PayerBarProps) {
  const { t } = useTranslation('payments');
  return (
    <div className={css.payer}>
      <p>
        {spacedNumber(payer.mobileNo)}
        {balance === undefined ? null : (
          <>
            {' '}
            · {t(Number(balance) < 0 ? 'credit' : 'balance')} <strong>{moneyText(balance.replace('-', ''))}</strong>
          </>
        )}
      </p>
      {onBack === undefined ? null : (
        <button type="button" className={css.change} onClick={onBack}>
          {t('change')}
        </button>
      )}
    </div>
  );
}
