import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RealTimeUsage, TopUpPlan } from '@/api/generated/top-up';
import { useCarouselLabels } from '@/components/carousel-labels';
import { pricePerGb, thresholdParts } from '@/lib/data-amount';
import { Button } from '@/ui/button';
import { Carousel } from '@/ui/carousel';
import { Icon } from '@/ui/icon';
import { MAX_LG, useMedia } from '@/ui/media';
import { Note } from '@/ui/note';
import { Price } from '@/ui/price';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { totalAfter, useEndText } from './benefit.tsx';
import css from './plan-step.module.css';
import shared from './top-up.module.css';
import { UsageCard } from './usage-card.tsx';

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
      <h2 tabIndex={-1} className={shared.question}>
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
