import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RealTimeUsage, TopUpPlan } from '@/api/generated/top-up';
import { useCarouselLabels } from '@/components/carousel-labels';
import { pricePerGb, thresholdParts } from '@/lib/data-amount';
import { minuteText } from '@/lib/macau-date';
import { dataState, gigabytes } from '@/lib/usage';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Carousel } from '@/ui/carousel';
import { Icon } from '@/ui/icon';
import { MAX_LG, useMedia } from '@/ui/media';
import { Meter } from '@/ui/meter';
import { Note } from '@/ui/note';
import { Price } from '@/ui/price';
import { cardClass } from '@/ui/section';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { totalAfter, useEndText } from './benefit.tsx';
import css from './top-up.module.css';

interface PlanStepProps {
  plans: readonly TopUpPlan[];
  usage: RealTimeUsage;
  chosen: TopUpPlan | undefined;
  /** The plan that the customer was about to buy is no longer on sale. */
  changed: boolean;
  onChoose: (index: number) => void;
  onNext: () => void;
}

/** As many fit on a phone: more are swiped. */
const PER_SLIDE = 6;

/** Step 01: usage, and the plans in the order of the offer (TOPUP-02, decision B83). */
export function PlanStep({ plans, usage, chosen, changed, onChoose, onNext }: PlanStepProps) {
  const { t } = useTranslation('top-up');
  const labels = { ...useCarouselLabels(), previous: t('plans.previous'), next: t('plans.next') };
  const isNarrow = useMedia(MAX_LG);
  const end = useEndText();
  const total = chosen && totalAfter(usage, chosen);
  const tiles = plans.map((each, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two plans may have the same label
    <li key={`${at}-${each.dataThresholdUI}`}>
      <PlanTile plan={each} chosen={each === chosen} onChoose={() => onChoose(at)} />
    </li>
  ));
  const slides = plans.flatMap(({ dataThresholdUI }, at) => {
    if (at % PER_SLIDE > 0) return [];
    const name = plans.slice(at, at + PER_SLIDE).map((each) => each.dataThresholdUI);
    return [{ id: `${at}-${dataThresholdUI}`, name: name.join(' · '), content: <ul className={css.grid}>{tiles.slice(at, at + PER_SLIDE)}</ul> }];
  });
  return (
    <>
      <h2 tabIndex={-1} className={css.question}>
        {t('plans.question')}
      </h2>
      {changed ? (
        <Note tone="warn" live className={css.changed}>
          {t('plans.changed')}
        </Note>
      ) : null}
      <UsageCard usage={usage} />
      {isNarrow && slides.length > 1 ? (
        <Carousel label={t('plans.title')} labels={labels} slides={slides} speed={320} className={css.carousel} />
      ) : (
        <section aria-label={t('plans.title')} className={css.carousel}>
          <ul className={css.grid}>{tiles}</ul>
        </section>
      )}
      <Note className={css.note}>{t('plans.note', { end })}</Note>
      {chosen === undefined ? null : (
        <div className={css.bar}>
          <p className={css.sum}>
            <span>{total === undefined ? t('plans.chosen', { plan: chosen.dataThresholdUI }) : t('plans.after', { amount: total })}</span>
            <Price size="inline" amount={chosen.price} className={css.sumPrice} />
          </p>
          <Button variant="primary" onClick={onNext}>
            {t('next')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A button, not a radio: a checked radio outside the visible slides would take the others out of the Tab order. */
function PlanTile({ plan: { dataThresholdUI, price }, chosen, onChoose }: { plan: TopUpPlan; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('top-up');
  const parts = thresholdParts(dataThresholdUI);
  const rate = pricePerGb(dataThresholdUI, price);
  return (
    <button type="button" aria-pressed={chosen} onClick={onChoose} className={css.plan}>
      <span className={css.tick}>{chosen ? <Icon icon={Check} size={16} /> : null}</span>
      <span className={parts ? css.data : css.label}>
        {parts ? (
          <>
            {parts.figure} <span className={css.unit}>{parts.unit}</span>
          </>
        ) : (
          dataThresholdUI
        )}
      </span>
      <VisuallyHidden>, </VisuallyHidden>
      <Price size="inline" amount={price} className={css.price} />
      {rate === undefined ? null : (
        <span className={css.rate}>
          <VisuallyHidden>, </VisuallyHidden>
          {t('plans.rate', { price: rate })}
        </span>
      )}
    </button>
  );
}

/** Data of the billing period up to the cut-off (TOPUP-02, TOPUP-13). */
function UsageCard({ usage: { useData, remainDate, cutOffDate } }: { usage: RealTimeUsage }) {
  const { t } = useTranslation('top-up');
  const language = useLanguage();
  const total = useData + remainDate;
  const left = gigabytes(remainDate);
  const amounts = { left, total: gigabytes(total) };
  const state = dataState(remainDate, total);
  return (
    <section className={cardClass({}, css.usage)} aria-label={t('usage.title')}>
      <Meter
        label={t('usage.title')}
        left={total === 0 ? 0 : remainDate / total}
        valueText={t('usage.value', amounts)}
        headline={t('usage.left', amounts)}
        badge={state === 'usual' ? null : <Badge tone={state === 'low' ? 'warn' : 'error'}>{t(left === '0.0' ? 'usage.full' : 'usage.low')}</Badge>}
        usedText={t('usage.used', { used: gigabytes(useData), time: minuteText(cutOffDate, language) })}
        totalText={t('usage.total', amounts)}
        state={state}
      />
    </section>
  );
}
