import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type UssdItem, useApplyUssd } from '@/api/generated/ussd';
import { LoadingSkeleton } from '@/components/query-state';
import { inForm } from '@/forms/call-failure';
import { momentText } from '@/lib/macau-date';
import { moneyParts } from '@/lib/money';
import { spacedNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { NightCard } from '@/ui/night-card';
import { Price } from '@/ui/price';
import { Skeleton } from '@/ui/skeleton';
import css from './page.module.css';
import { amountIn, withoutAmount } from './services.ts';

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

/** The balance as the network says it, asked for when the page is opened (decision B77), its amount large. */
export function BalanceCard({ mobileNo, service, isPending, onRetry }: BalanceCardProps) {
  const { t } = useTranslation('prepaid');
  const language = useLanguage();
  const { mutate, data, isError, isPending: isAsking, submittedAt } = useApplyUssd(inForm);
  const asked = useRef<string | undefined>(undefined);
  const id = service?.id;
  useEffect(() => {
    if (id === undefined || asked.current === id) return;
    asked.current = id;
    mutate({ data: { id } });
  }, [id, mutate]);

  const waiting = isPending || (id !== undefined && data === undefined && !isError);
  const answer = data && (data.ussdContent || t('balance.processing'));
  const amount = answer && amountIn(answer);
  const text = waiting ? undefined : onRetry !== undefined ? t('balance.failed') : isError ? t('balance.notAnswered') : answer && withoutAmount(answer);
  return (
    <NightCard
      className={css.card}
      label={t('balance.of', { number: spacedNumber(mobileNo) })}
      action={
        onRetry !== undefined ? (
          <Button variant="promotion" onClick={onRetry}>
            {t('failure.retry', { ns: 'common' })}
          </Button>
        ) : id === undefined && !isPending ? undefined : (
          <Button
            variant="band"
            size={44}
            className={css.ask}
            busy={waiting || isAsking}
            busyLabel={t('loading', { ns: 'common' })}
            onClick={() => id === undefined || mutate({ data: { id } })}
          >
            {t('balance.ask')}
          </Button>
        )
      }
    >
      {waiting ? (
        <LoadingSkeleton>
          <Skeleton width="9rem" height="3.5rem" radius="input" />
          <Skeleton width="12rem" height="1rem" className={css.sideText} />
          <Skeleton width="6rem" height="0.8125rem" className={css.sideText} />
        </LoadingSkeleton>
      ) : null}
      <div role="status">
        {amount === undefined || amount === '' ? null : (
          <p>
            <Price size="balance" {...moneyParts(amount)} />
          </p>
        )}
        {text ? <p className={amount ? css.until : css.balance}>{text}</p> : null}
        {waiting || answer === undefined || isError ? null : <p className={css.asOf}>{t('balance.asOf', { time: momentText(submittedAt, language) })}</p>}
      </div>
    </NightCard>
  );
}
