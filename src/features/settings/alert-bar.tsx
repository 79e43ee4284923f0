import { useTranslation } from 'react-i18next';
import type { DataUsageAlertLevel } from '@/api/generated/settings';
import type { RealTimeUsage } from '@/api/generated/top-up';
import { dataState, gigabytes, KIB_IN_MB, megabytesText } from '@/lib/usage';
import { Meter } from '@/ui/meter';
import css from './alert-bar.module.css';

interface AlertBarProps {
  usage: RealTimeUsage;
  chosen: readonly DataUsageAlertLevel[];
}

/** The customer's data with a mark at each chosen level that is still ahead. */
export function AlertBar({ usage: { useData, remainDate }, chosen }: AlertBarProps) {
  const { t } = useTranslation('settings');
  const totalKib = useData + remainDate;
  const [left, total] = [gigabytes(remainDate), gigabytes(totalKib)];
  return (
    <div className={css.bar}>
      <Meter
        label={t('alert.bar')}
        left={remainDate / totalKib}
        valueText={t('alert.value', { left, total })}
        headline={t('alert.dataLeft', { left })}
        usedText={t('alert.used', { used: gigabytes(useData) })}
        totalText={t('alert.of', { total })}
        state={dataState(remainDate, totalKib)}
        marks={chosen
          .filter((level) => level * KIB_IN_MB > useData && level * KIB_IN_MB <= totalKib)
          .map((level) => ({ at: 1 - (level * KIB_IN_MB) / totalKib, text: t('alert.chosen', { level: megabytesText(level) }) }))}
      />
    </div>
  );
}
