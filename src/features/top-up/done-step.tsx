import { useTranslation } from 'react-i18next';
import type { RealTimeUsage, TopUpPlan } from '@/api/generated/top-up';
import { DoneHeading } from '@/components/done-heading';
import { ButtonLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { gigabytes } from '@/lib/usage';
import { Button } from '@/ui/button';
import { Card } from '@/ui/section';
import { PurchaseFacts } from './purchase-facts.tsx';
import css from './top-up.module.css';

export interface Purchase extends TopUpPlan {
  /** The data left that the terms promised, in GB, where the plan tells it. */
  total: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

/** Step 03 (TOPUP-04): the usage is that from before the purchase until it has been read again. */
export function DoneStep({ usage, readAt, bought, onAgain }: { usage: RealTimeUsage; readAt: number; bought: Purchase; onAgain: () => void }) {
  const { t } = useTranslation('top-up');
  const isCurrent = readAt > bought.at;
  const left = isCurrent ? gigabytes(usage.remainDate) : bought.total;
  return (
    <>
      <Card as="section">
        <DoneHeading onMount={false}>{t('done.added', { plan: bought.dataThresholdUI })}</DoneHeading>
        <PurchaseFacts plan={bought} bought left={left === undefined ? undefined : [t(isCurrent ? 'done.total' : 'done.expected'), left]} />
      </Card>
      <div className={`${css.after} noPrint`}>
        <ButtonLink to={paths.bills} variant="primary">
          {t('done.toAccount')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('done.again')}</Button>
      </div>
    </>
  );
}
