import { useTranslation } from 'react-i18next';
import type { RealTimeUsage } from '@/api/generated/top-up';
import { dataState } from '@/lib/data-left';
import { gigabytes } from '@/lib/gigabytes';
import { minuteText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { cardClass } from '@/ui/card';
import { cx } from '@/ui/class-names';
import css from './usage-card.module.css';

/** The half circle in a view box of 326 × 166. */
const RADIUS = 128;
const CENTER = { x: 163, y: 150 };
const ARC = `M${CENTER.x - RADIUS} ${CENTER.y}A${RADIUS} ${RADIUS} 0 0 1 ${CENTER.x + RADIUS} ${CENTER.y}`;

/** Data of the billing period up to the cut-off (TOPUP-02, TOPUP-13): arc and figure show what is left. */
export function UsageCard({ usage: { useData, remainDate, cutOffDate }, className }: { usage: RealTimeUsage; className?: string | undefined }) {
  const { t } = useTranslation('top-up');
  const language = useLanguage();
  const total = useData + remainDate;
  const share = total === 0 ? 0 : remainDate / total;
  const left = gigabytes(remainDate);
  const used = gigabytes(useData);
  const state = dataState(remainDate, total);
  const angle = Math.PI * (1 - share);
  return (
    <section className={cardClass({}, cx(css.card, className))} aria-label={t('usage.title')}>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled as an arc */}
      <div
        role="meter"
        aria-label={t('usage.title')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={t('usage.valueText', { used, left, total: gigabytes(total) })}
        className={cx(css.meter, css[state])}
      >
        <svg viewBox="0 0 326 166" aria-hidden="true" className={css.arc}>
          <path d={ARC} className={css.track} />
          {share === 0 ? null : <path d={ARC} pathLength={100} strokeDasharray={`${share * 100} 200`} className={css.fill} />}
          {state !== 'usual' ? null : <circle cx={CENTER.x + RADIUS * Math.cos(angle)} cy={CENTER.y - RADIUS * Math.sin(angle)} r="6" className={css.lamp} />}
        </svg>
        <div className={css.inside}>
          <p className={css.quiet}>{t('usage.left')}</p>
          <p className={css.left}>
            {left} <span>GB</span>
          </p>
          {state === 'usual' ? null : <Badge tone={state === 'low' ? 'warn' : 'error'}>{t(left === '0.0' ? 'usage.full' : 'usage.low')}</Badge>}
          <p className={css.quiet}>{t('usage.until', { time: minuteText(cutOffDate, language) })}</p>
        </div>
      </div>
      <div className={css.ends}>
        <span>
          {t('usage.used')} <strong>{t('usage.amount', { amount: used })}</strong>
        </span>
        <span>{t('usage.total', { amount: gigabytes(total) })}</span>
      </div>
    </section>
  );
}
