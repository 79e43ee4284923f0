import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BannersQueryResult } from '@/api/generated/site';
import { priceParts } from '@/lib/money';
import { safeHref } from '@/lib/safe-href';
import { MAX_LG } from '@/ui/breakpoints';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Price } from '@/ui/price';
import css from './banner-carousel.module.css';
import { LampIcon } from './lamp-icon';
import { Phrases } from './phrases';
import { ServerLink } from './server-link';

type Banner = BannersQueryResult[number];

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
