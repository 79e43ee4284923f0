import { useTranslation } from 'react-i18next';
import type { PlanDetailQueryResult } from '@/api/generated/plans';
import { brand } from '@/brand/brand';
import { useCarouselLabels } from '@/components/carousel-labels';
import { PlanCard } from '@/components/plan-card';
import { type ChosenPhone, withChosenPhone } from '@/components/search-params';
import { safeHref } from '@/lib/safe-href';
import { Carousel } from '@/ui/carousel';
import css from './detail-page.module.css';

type Card = PlanDetailQueryResult['cards'][number];

/** Gap in CSS pixels from 1024 px on (decision B28). */
const GAP_WIDE = 40;

/** Ways to take a plan as cards side by side, or as a carousel when they do not fit (PLAN-15). */
export function PlanWays({ plan, cards, chosen }: { plan: string; cards: readonly Card[]; chosen: ChosenPhone }) {
  const { t } = useTranslation('plans');
  const labels = useCarouselLabels();
  const slides = cards.map((card, index) => {
    const name = t('detail.way', { name: card.cardtitleMap.top, term: card.cardtitleMap.bottom });
    return { id: `${index}-${name}`, name, content: <Way card={card} chosen={chosen} /> };
  });
  return (
    <Carousel
      label={plan}
      labels={labels}
      slides={slides}
      gapWide={GAP_WIDE}
      header={<h2 className={css.waysTitle}>{t('detail.ways')}</h2>}
      className={css.carousel}
    />
  );
}

/** One way: facts, free service and application link with the chosen phone, or a hint when the server sends no safe link (decision B53). */
function Way({ card, chosen }: { card: Card; chosen: ChosenPhone }) {
  const { t } = useTranslation('plans');
  const { cardtitleMap, freeserver, applink } = card;
  const link = safeHref(applink);
  return (
    <PlanCard
      plan={card}
      lines={freeserver ? [t('detail.free', { service: freeserver })] : []}
      href={link && withChosenPhone(link, chosen)}
      linkText={t('detail.apply')}
      linkName={cardtitleMap.bottom}
    >
      <p className={css.noApply}>{t('detail.noApply', { hotline: brand.hotline })}</p>
    </PlanCard>
  );
}
