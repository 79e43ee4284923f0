import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannersQueryResult } from '@/api/generated/site';
import { priceParts } from '@/lib/money';
import { safeHref } from '@/lib/safe-href';
import { buttonClass } from '@/ui/button';
import { Carousel } from '@/ui/carousel';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { MAX_LG } from '@/ui/media';
import { Price } from '@/ui/price';
import { Skeleton } from '@/ui/skeleton';
import css from './banner-carousel.module.css';
import { useCarouselLabels } from './carousel-labels';
import { LampIcon } from './lamp-icon';
import { lazyPart } from './lazy-part';
import { ServerLink } from './links';
import { Phrases } from './phrases';
import { LoadingSkeleton } from './query-state';

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

interface BannerSlideProps {
  banner: Banner;
  /** Name of the slide; alternative text where the server sends none. */
  name: string;
  /** Loads the image with high priority, as the largest element of the first screen. */
  first: boolean;
  onPopup: () => void;
}

/** Opens the popup image, or the link in a new tab (HOME-03); without either, renders only the children. */
function Press({ banner, onPopup, className, children }: Pick<BannerSlideProps, 'banner' | 'onPopup'> & { className: string; children: ReactNode }) {
  const { popup, popupImage, href, isfullurl } = banner;
  if (String(popup) === '1' && popupImage) {
    return (
      <button type="button" aria-haspopup="dialog" className={className} onClick={onPopup}>
        {children}
      </button>
    );
  }
  if (safeHref(href) === undefined) return children;
  return (
    <ServerLink href={href} isfullurl={isfullurl} newTab className={className}>
      {children}
    </ServerLink>
  );
}

/** The image for the device (HOME-02); decorative, with an empty `alt`, under a text overlay. */
function Art({ banner, first, alt = '' }: { banner: Banner; first: boolean; alt?: string }) {
  return (
    <picture className={css.art}>
      <source media={MAX_LG} srcSet={banner.phoneimage} width={358} height={240} />
      <img
        src={banner.image}
        alt={alt}
        width={1200}
        height={480}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** One banner: the image, with an HTML text overlay where the server sends texts (decision B56). */
export function BannerSlide({ banner, name, first, onPopup }: BannerSlideProps) {
  const whole = { banner, onPopup, className: css.whole ?? '' };
  const { title, text, offer, linkText } = banner;
  if (!title && !text && !offer && !linkText) {
    return (
      <div className={cx(css.slide, css.alone, 'onDark')}>
        <Press {...whole}>
          <Art banner={banner} first={first} alt={banner.alt ?? name} />
        </Press>
      </div>
    );
  }
  const lead = offer ? offer.text : text;
  return (
    <div className={cx(css.slide, 'onDark')}>
      <Art banner={banner} first={first} />
      <div className={css.copy}>
        {offer ? (
          <p className={css.eyebrow}>
            <LampIcon size={1.25} className={css.lamp} />
            {offer.name}
          </p>
        ) : null}
        {title ? (
          <h2 className={css.title}>
            {linkText ? (
              <Phrases text={title} />
            ) : (
              <Press {...whole}>
                <Phrases text={title} />
              </Press>
            )}
          </h2>
        ) : null}
        {lead ? (
          <p className={css.lead}>
            <Phrases text={lead} />
          </p>
        ) : null}
        {offer || linkText ? (
          <div className={css.buy}>
            {offer ? (
              <p>
                <Price size="display" {...priceParts(offer.price)} per={offer.per} />
              </p>
            ) : null}
            {linkText ? (
              <Press banner={banner} onPopup={onPopup} className={buttonClass({ variant: 'promotion' }, css.go)}>
                {linkText}
                <Icon icon={ArrowRight} />
              </Press>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** For a banner of the site's own. */
export const { slide: slideClass, art: artClass, copy: copyClass, title: titleClass, lead: leadClass } = css;
