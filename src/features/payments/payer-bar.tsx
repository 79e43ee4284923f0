import { useTranslation } from 'react-i18next';
import { spacedNumber } from '@/lib/phone-number';
import css from './payment.module.css';

/** Whose bill is paid, with a way to another number. */
export function PayerBar({ mobileNo, onBack }: { mobileNo: string | undefined; onBack?: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <div className={css.payer}>
      <p>{mobileNo === undefined ? '\u00a0' : t('payingFor', { number: spacedNumber(mobileNo) })}</p>
      {onBack === undefined ? null : (
        <button type="button" className={css.change} onClick={onBack}>
          {t('change')}
        </button>
      )}
    </div>
  );
}
