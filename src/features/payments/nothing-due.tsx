import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button, buttonClass } from '@/ui/button';
import { useFocus } from '@/ui/focus';
import { NightCard } from '@/ui/night-card';
import { OwnBalance } from './own-balance.tsx';
import type { Payer } from './payer.ts';
import { PayerBar } from './payer-bar.tsx';
import css from './payment.module.css';

interface NothingDueProps {
  payer: Payer;
  balance: string;
  onAdvance: () => void;
  onBack: () => void;
}

/** Step 2 for a customer who owes nothing: paying is possible, but not suggested. */
export function NothingDue({ payer, balance, onAdvance, onBack }: NothingDueProps) {
  const { t } = useTranslation('payments');
  return (
    <>
      <h2 ref={useFocus()} tabIndex={-1} className={css.question}>
        {t('nothingDue')}
      </h2>
      <PayerBar mobileNo={payer.mobileNo} onBack={onBack} />
      <NightCard>
        <OwnBalance balance={balance} />
      </NightCard>
      <div className={`${css.after} noPrint`}>
        <Link to={paths.bills} className={buttonClass()}>
          {t('toAccount')}
        </Link>
        <Button variant="quiet" onClick={onAdvance}>
          {t('number.advance')}
        </Button>
      </div>
    </>
  );
}
