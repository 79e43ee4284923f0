import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type UssdItem, useApplyUssd } from '@/api/generated/ussd';
import { spacedNumber } from '@/lib/phone-number';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { NightCard } from '@/ui/night-card';
import css from './page.module.css';

interface BalanceCardProps {
  /** 8 digits. */
  mobileNo: string;
  /** Undefined while the services are not known, and where none answers with the balance. */
  service: UssdItem | undefined;
  /** The services are loading. */
  isPending: boolean;
  /** Reads the services again after a failure. */
  onRetry: (() => void) | undefined;
}

/** The customer's number, and the balance as the network says it (decision B77). */
export function BalanceCard({ mobileNo, service, isPending, onRetry }: BalanceCardProps) {
  const { t } = useTranslation('prepaid');
  const { t: common } = useTranslation();
  const apply = useApplyUssd();
  const ask = () => {
    if (service !== undefined) apply.mutate({ data: { id: service.id } });
  };
  return (
    <NightCard
      label={t('welcome')}
      action={
        onRetry !== undefined ? (
          <Button variant="promotion" onClick={onRetry}>
            {common('failure.retry')}
          </Button>
        ) : service === undefined && !isPending ? undefined : (
          <Button variant="promotion" busy={isPending || apply.isPending} busyLabel={common('loading')} onClick={ask}>
            <Icon icon={Wallet} />
            {t('balance.ask')}
          </Button>
        )
      }
    >
      <p className={css.number}>{spacedNumber(mobileNo)}</p>
      <p role="status" className={css.balance}>
        {onRetry !== undefined ? t('balance.failed') : apply.data === undefined ? null : apply.data.ussdContent || t('balance.processing')}
      </p>
    </NightCard>
  );
}
