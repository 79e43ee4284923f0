import { useTranslation } from 'react-i18next';
import type { CarouselLabels } from '@/ui/carousel';

export function useCarouselLabels(): CarouselLabels {
  const { t } = useTranslation();
  return {
    carousel: t('carousel.carousel'),
    slide: t('carousel.slide'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    position: (place, total, name) => t('carousel.position', { place, total, name }),
  };
}
