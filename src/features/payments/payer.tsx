import { useTranslation } from 'react-i18next';
import type { BalanceLookup } from '@/api/generated/payments';
import { ButtonLink } from '@/components/links';
import { moneyParts } from '@/lib/money';
import { paths } from '@/lib/paths';
import { spacedNumber } from '@/lib/phone-number';
import { Button } from '@/ui/button';
import { useFocus } from '@/ui/focus';
import { NightCard } from '@/ui/night-card';
import { Price } from '@/ui/price';
import css from './payment.module.css';

/** The result of a look-up as the tab keeps it: without the balance, and of another's account no more than is shown (decision B80). */
export interface Payer extends Omit<BalanceLookup, 'balance'> {
  mobileNo: string;
}

export function payerOf({ account = '', resultUrl }: BalanceLookup, mobileNo: string, isOwn: boolean): Payer {
  return { account: isOwn ? account : account.slice(-4), resultUrl, mobileNo };
}

/** `10288416` as `•••• 8416`: enough to compare with a bill at hand. */
export function maskedAccount(account = ''): string {
  return `•••• ${account.slice(-4)}`;
}

/** An order number or reference in groups of four to read aloud, as one text to copy. */
export function Grouped({ value }: { value: string }) {
  return (
    <span className={css.grouped}>
      {value.match(/.{1,4}/g)?.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat and do not move
        <span key={at}>{group}</span>
      ))}
    </span>
  );
}

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

/** Step 2 for a customer who owes nothing: paying is possible, but not suggested. */
export function NothingDue({ mobileNo, balance, onAdvance, onBack }: { mobileNo: string; balance: string; onAdvance: () => void; onBack: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <h2 ref={useFocus()} tabIndex={-1} className={css.question}>
        {t('nothingDue')}
      </h2>
      <PayerBar mobileNo={mobileNo} onBack={onBack} />
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
