import { useTranslation } from 'react-i18next';
import type { TopUpPlan } from '@/api/generated/top-up';
import { FactRows } from '@/components/fact-rows';
import { spacedNumber } from '@/lib/phone-number';
import { useSession } from '@/session/session';
import { Price } from '@/ui/price';
import { useEndText } from './benefit.tsx';
import css from './top-up.module.css';

interface PurchaseFactsProps {
  plan: TopUpPlan;
  /** The heading says how much. */
  bought?: boolean;
  /** Name and value of the data left, in GB, where it is known. */
  left: readonly [name: string, amount: string] | undefined;
}

/** For whom, how much, at what price and until when: before the purchase and after it. */
export function PurchaseFacts({ plan: { dataThresholdUI, price }, bought = false, left }: PurchaseFactsProps) {
  const { t } = useTranslation('top-up');
  const session = useSession();
  const number = session.state === 'in' ? spacedNumber(session.mobileNo) : '';
  const end = useEndText();
  return (
    <FactRows
      className={css.rows}
      rows={[
        bought ? [t('apply.number'), number] : [t('confirm.plan', { number }), dataThresholdUI],
        [t('confirm.price'), <Price key="price" amount={price} size="inline" />],
        [t('confirm.end'), end],
        ...(left === undefined ? [] : [[left[0], t('usage.amount', { amount: left[1] })] as const]),
      ]}
    />
  );
}
