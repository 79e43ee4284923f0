import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type DataUsageAlertLevel, useDataUsageAlert } from '@/api/generated/settings';
import { useTopUpOffer } from '@/api/generated/top-up';
import { LoadingSkeleton, optionalRead, QueryState } from '@/components/query-state';
import { spacedNumber } from '@/lib/phone-number';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { AlertForm } from './alert-form.tsx';
import { ALERT_LEVELS } from './facts.ts';
import css from './settings.module.css';

/** SET-13, SET-20; with One Bill it names the phone that the alert applies to (SET-18). */
export function AlertPanel({ oneBillNumber }: { oneBillNumber: string | undefined }) {
  const { t } = useTranslation('settings');
  const alert = useDataUsageAlert();
  const offer = useTopUpOffer(optionalRead);
  const client = useQueryClient();
  const usage = offer.data?.realTimeUsage;
  const known = usage && usage.useData + usage.remainDate > 0 ? usage : undefined;
  // Updates the cache at once, so that returning to the list shows the saved levels.
  const form = (levels: DataUsageAlertLevel[]) => (
    <AlertForm usage={known} levels={levels} onSaved={(saved) => client.setQueryData(alert.queryKey, { levels: saved })} />
  );
  return (
    <>
      {oneBillNumber === undefined ? null : (
        <Note tone="info" className={css.oneBill}>
          {t('alert.oneBill', { number: spacedNumber(oneBillNumber) })}
        </Note>
      )}
      {offer.isPending ? (
        <AlertSkeleton />
      ) : (
        <QueryState query={alert} skeleton={<AlertSkeleton />} empty={form([])}>
          {({ levels }) => form(levels)}
        </QueryState>
      )}
    </>
  );
}

function AlertSkeleton() {
  return (
    <LoadingSkeleton className={css.form}>
      <Skeleton width="80%" />
      <div className={css.skeleton}>
        <Skeleton count={ALERT_LEVELS.length} height="4rem" radius="input" />
      </div>
      <Skeleton width="10rem" height="3rem" radius="pill" />
    </LoadingSkeleton>
  );
}
