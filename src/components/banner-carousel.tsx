import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannersQueryResult } from '@/api/generated/site';
import { Carousel } from '@/ui/carousel';
import { Skeleton } from '@/ui/skeleton';
import css from './banner-carousel.module.css';
import { BannerSlide } from './banner-slide';
import { useCarouselLabels } from './carousel-labels';
import { lazyPart } from './lazy-part';
import { LoadingSkeleton } from './loading-skeleton';

export type Banner = BannersQueryResult[number];

const BannerPopup = lazyPart(async () => (await import('./banner-popup')).BannerPopup);

/** Milliseconds between banners. */
const AUTOPLAY = 6000;
/** Milliseconds of the fade (HOME-01). */
const SPEED = 1000;

/** Fading banners in a loop with autoplay (HOME-01). The carousel library loads when the first transition starts. */
export function BannerCarousel({ banners, label }: { banners: readonly Banner[]; label: string }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<{ banner: Banner; name: string }>();
  const slides = banners.map((banner, at) => {
    const name = banner.title ?? banner.alt ?? t('carousel.image', { place: at + 1 });
    return {
      id: `${at}-${banner.image}`,
      name,
      content: <BannerSlide banner={banner} name={name} first={at === 0} onPopup={() => setOpened({ banner, name })} />,
    };
  });
  return (
    <>
      <Carousel label={label} labels={useCarouselLabels()} slides={slides} fade loop autoplay={AUTOPLAY} speed={SPEED} />
      {opened === undefined ? null : <BannerPopup {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

export function BannerSkeleton() {
  return (
    <LoadingSkeleton>
      <Skeleton height="auto" className={css.skeletonItem} />
      <Skeleton width="12rem" height="2.75rem" radius="input" className={css.controls} />
    </LoadingSkeleton>
  );
}
