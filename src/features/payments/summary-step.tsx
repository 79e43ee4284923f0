import { Lock } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardSession } from '@/api/generated/payments';
import { useBfcacheRestore, useMounted } from '@/lib/lifecycle';
import { moneyParts } from '@/lib/money';
import { spacedNumber } from '@/lib/phone-number';
import { Button } from '@/ui/button';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { DescriptionList } from '@/ui/lists';
import { Note } from '@/ui/note';
import { Price } from '@/ui/price';
import { cardClass } from '@/ui/section';
import { loadCheckout, openCheckout } from './checkout.ts';
import { Grouped, maskedAccount, type Payer } from './payer.tsx';
import css from './payment.module.css';

interface SummaryStepProps {
  payer: Payer;
  isOwn: boolean;
  card: CardSession;
  /** Opens the checkout at once, and only once: the customer has just agreed to pay the whole balance (decision B79). */
  skipSummary: RefObject<boolean>;
  /** Called before the page is left for the gateway. */
  onLeave: () => void;
  onBack: () => void;
}

/** Step 3 of a card payment (PAY-15). */
export function SummaryStep({ payer, isOwn, card, skipSummary, onLeave, onBack }: SummaryStepProps) {
  const { t } = useTranslation('payments');
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready');
  const mounted = useMounted();
  useBfcacheRestore(() => setState('ready'));

  const pay = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    try {
      const checkout = await loadCheckout();
      if (!mounted.current) return;
      onLeave();
      openCheckout(checkout, card);
    } catch {
      setState('failed');
    }
  };

  useEffect(() => {
    if (!skipSummary.current) return;
    skipSummary.current = false;
    void pay();
  });

  return (
    <>
      <h2 ref={useFocus()} tabIndex={-1} className={css.question}>
        {t('summary.title')}
      </h2>
      <section className={cardClass()} aria-label={t('summary.title')}>
        <p className={css.quiet}>{t('summary.amount')}</p>
        <Price size="payment" {...moneyParts(card.amount)} />
        <DescriptionList
          className={css.rows}
          rows={[
            [t('phone'), spacedNumber(payer.mobileNo)],
            [t('account'), isOwn ? spacedNumber(payer.account ?? '') : maskedAccount(payer.account)],
            [t('method.label'), t('method.VisaOrMasterPay.name')],
            [t('receipt.order'), <Grouped key="order" value={card.orderid} />],
            [t('receipt.merchantId'), card.merchant],
          ]}
        />
      </section>
      {state === 'failed' ? (
        <Note tone="warn" live className={css.found}>
          {t('summary.failed')}
        </Note>
      ) : null}
      <div className={css.forward}>
        <Button onClick={onBack} disabled={state === 'leaving'}>
          {t('back')}
        </Button>
        <Button variant="primary" busy={state === 'leaving'} busyLabel={t('loading', { ns: 'common' })} onClick={() => void pay()}>
          {t('summary.pay')}
        </Button>
      </div>
      <p className={css.nextStep}>
        <Icon icon={Lock} size={16} />
        {t('summary.bank')}
      </p>
    </>
  );
}
