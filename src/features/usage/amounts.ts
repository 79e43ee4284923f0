import { useTranslation } from 'react-i18next';
import type { Kind } from './kinds.ts';
import type { UsageEntry } from './usage-record.ts';

const KB_IN_MB = 1024;
const KB_IN_GB = 1024 * 1024;

/** `902 KB`, `35.9 MB`, `2.90 GB`; 1 MB = 1024 KB. */
function dataText(kb: number): string {
  if (kb >= KB_IN_GB) return `${(kb / KB_IN_GB).toFixed(2)} GB`;
  return kb >= KB_IN_MB ? `${(kb / KB_IN_MB).toFixed(1)} MB` : `${Math.round(kb)} KB`;
}

/** Returns the amount of a kind as the customer reads it. */
export function useAmountText(): (kind: Kind, amount: number) => string {
  const { t } = useTranslation('usage');
  return (kind, amount) => {
    if (kind === 'data') return dataText(amount);
    if (kind === 'sms') return t('amount.messages', { count: amount });
    const [hours, minutes, seconds] = [Math.floor(amount / 3600), Math.floor(amount / 60) % 60, amount % 60];
    if (hours > 0) return t('amount.hours', { hours, minutes });
    return minutes > 0 ? t('amount.minutes', { minutes, seconds }) : t('amount.seconds', { seconds });
  };
}

export const amountOf = (entries: readonly UsageEntry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Charge as `moneyText` takes it. */
export const chargeOf = (entries: readonly UsageEntry[]): string => (entries.reduce((sum, { avos }) => sum + avos, 0) / 100).toFixed(2);
