import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
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
        <ButtonLink to={paths.bills}>{t('toAccount')}</ButtonLink>
        <Button variant="quiet" onClick={onAdvance}>
          {t('number.advance')}
        </Button>
      </div>
    </>
  );
}
