import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataUsageAlertLevel } from '@/api/generated/settings';
import type { RealTimeUsage } from '@/api/generated/top-up';
import { KIB_IN_MB, levelLabel } from '@/lib/data-alert';
import { gigabytes } from '@/lib/gigabytes';
import { cx } from '@/ui/class-names';
import css from './alert-bar.module.css';
import { ALERT_LEVELS } from './facts.ts';

interface AlertBarProps {
  usage: RealTimeUsage;
  chosen: readonly DataUsageAlertLevel[];
}

/** The customer's data with a mark at each level; the chosen ones stand out and are named below. */
export function AlertBar({ usage: { useData, remainDate }, chosen }: AlertBarProps) {
  const { t } = useTranslation('settings');
  const total = useData + remainDate;
  const used = gigabytes(useData);
  const left = gigabytes(remainDate);
  const at = (share: number) => ({ '--share': Math.min(1, share) }) as CSSProperties;
  return (
    <div className={css.bar}>
      <p className={css.head}>
        <span>{t('alert.used', { used })}</span>
        <span>{t('alert.of', { total: gigabytes(total) })}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled consistently across browsers */}
      <div
        role="meter"
        aria-label={t('alert.bar')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((useData / total) * 100)}
        aria-valuetext={t('alert.value', { used, left, total: gigabytes(total) })}
        className={css.track}
      >
        <span className={css.fill} style={at(useData / total)} />
        {ALERT_LEVELS.map((level) => {
          const share = (level * KIB_IN_MB) / total;
          return share > 1 ? null : <span key={level} className={cx(css.mark, chosen.includes(level) && css.chosen)} style={at(share)} />;
        })}
      </div>
      {chosen.length === 0 ? null : <p className={css.chosenLevels}>{t('alert.chosen', { levels: chosen.map(levelLabel).join(t('and')) })}</p>}
    </div>
  );
}
