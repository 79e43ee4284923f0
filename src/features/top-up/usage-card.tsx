import { useTranslation } from 'react-i18next';
import type { RealTimeUsage } from '@/api/top-up';
import { gigabytes } from '@/lib/gigabytes';
import { minuteText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { cardClass } from '@/ui/card';
import { cx } from '@/ui/class-names';
import css from './usage-card.module.css';

/** Share of the data below which it counts as nearly used up. */
const LOW = 0.1;

/** Drawn in a box of 326 × 166: radius of the arc, its middle, and the half circle from the left end to the right one. */
const RADIUS = 128;
const MIDDLE = { x: 163, y: 150 };
const ARC = `M${MIDDLE.x - RADIUS} ${MIDDLE.y}A${RADIUS} ${RADIUS} 0 0 1 ${MIDDLE.x + RADIUS} ${MIDDLE.y}`;

/** Data of this billing period up to the cut-off (TOPUP-02, TOPUP-13): the arc fills with what is used, the figure is what is left. */
export function UsageCard({ usage: { useData, remainDate, cutOffDate }, className }: { usage: RealTimeUsage; className?: string | undefined }) {
  const { t } = useTranslation('top-up');
  const language = useLanguage();
  const whole = useData + remainDate;
  const share = whole === 0 ? 1 : useData / whole;
  const left = gigabytes(remainDate);
  const used = gigabytes(useData);
  const state = left === '0.0' ? 'full' : 1 - share < LOW ? 'low' : undefined;
  const end = Math.PI * (1 - share);
  return (
    <section className={cardClass({}, cx(css.card, className))} aria-label={t('usage.title')}>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn as an arc */}
      <div
        role="meter"
        aria-label={t('usage.title')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={t('usage.words', { used, left, total: gigabytes(whole) })}
        className={cx(css.meter, state && css[state])}
      >
        <svg viewBox="0 0 326 166" aria-hidden="true" className={css.arc}>
          <path d={ARC} className={css.track} />
          {share === 0 ? null : <path d={ARC} pathLength={100} strokeDasharray={`${share * 100} 200`} className={css.fill} />}
          {share === 0 || state ? null : <circle cx={MIDDLE.x + RADIUS * Math.cos(end)} cy={MIDDLE.y - RADIUS * Math.sin(end)} r="6" className={css.lamp} />}
        </svg>
        <div className={css.inside}>
          <p className={css.quiet}>{t('usage.left')}</p>
          <p className={css.left}>
            {left} <span>GB</span>
          </p>
          {state === undefined ? null : <Badge tone={state === 'low' ? 'warn' : 'error'}>{t(`usage.${state}`)}</Badge>}
          <p className={css.quiet}>{t('usage.until', { time: minuteText(cutOffDate, language) })}</p>
        </div>
      </div>
      <div className={css.ends}>
        <span>
          {t('usage.used')} <strong>{t('usage.amount', { amount: used })}</strong>
        </span>
        <span>{t('usage.total', { amount: gigabytes(whole) })}</span>
      </div>
    </section>
  );
}
