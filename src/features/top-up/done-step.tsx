import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RealTimeUsage, TopUpPlan } from '@/api/top-up';
import { gigabytes } from '@/lib/gigabytes';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useEndText } from './benefit.tsx';
import css from './top-up.module.css';
import { UsageCard } from './usage-card.tsx';

/** Step 03: the purchase invalidates the offer, so that the usage is current (TOPUP-04). After a reload the plan is unknown. */
export function DoneStep({ usage, plan, onAgain }: { usage: RealTimeUsage; plan: TopUpPlan | undefined; onAgain: () => void }) {
  const { t } = useTranslation('top-up');
  const end = useEndText();
  return (
    <>
      <h2 tabIndex={-1} className={css.done}>
        <Icon icon={CircleCheck} size={24} />
        {t('done.title')}
      </h2>
      <p className={css.lead}>{plan === undefined ? t('done.charged') : t('done.text', { plan: plan.dataThresholdUI })}</p>
      <p className={css.lead}>{t('done.total', { amount: gigabytes(usage.remainDate), end })}</p>
      <UsageCard usage={usage} />
      <div className={css.forward}>
        <Button variant="primary" onClick={onAgain}>
          {t('done.again')}
        </Button>
      </div>
    </>
  );
}
