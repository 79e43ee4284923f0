import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannersQueryResult } from '@/api/site';
import { Carousel } from '@/ui/carousel';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './banner-carousel.module.css';
import { BannerSlide } from './banner-slide';
import { useCarouselLabels } from './carousel-labels';
import { lazyPart } from './lazy-part';

/** A banner as the server describes it. */
export type Banner = BannersQueryResult[number];

const BannerPopup = lazyPart(async () => (await import('./banner-popup')).BannerPopup);

/** Milliseconds a banner stays: long enough to read it. */
const STAY = 6000;
/** Milliseconds of the fade (HOME-01). */
const SPEED = 1000;

/** Banners that play by themselves, fade and begin again (HOME-01). The first stands at once; the engine comes when they begin to move. */
export function BannerCarousel({ banners, label }: { banners: readonly Banner[]; label: string }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Banner>();
  const slides = banners.map((banner, at) => {
    const name = banner.title ?? banner.alt ?? t('carousel.picture', { place: at + 1 });
    return { id: `${at}-${banner.image}`, name, content: <BannerSlide banner={banner} name={name} first={at === 0} onPopup={() => setOpened(banner)} /> };
  });
  return (
    <>
      <Carousel label={label} labels={useCarouselLabels()} slides={slides} fade loop autoplay={STAY} speed={SPEED} />
      {opened?.popupImage ? (
        <BannerPopup image={opened.popupImage} name={opened.title ?? opened.alt ?? label} alt={opened.alt} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  );
}

/** The place of the banners and of their controls while they load. */
export function BannerSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton height="auto" className={css.skeletonItem} />
      <Skeleton width="12rem" height="2.75rem" radius="input" className={css.controls} />
    </SkeletonGroup>
  );
}
