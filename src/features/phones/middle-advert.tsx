import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BannersQueryResult, useBanners } from '@/api/generated/site';
import { ServerLink } from '@/components/links';
import { LoadingSkeleton, QueryState } from '@/components/query-state';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { MAX_SM } from '@/ui/media';
import { Skeleton } from '@/ui/skeleton';
import css from './middle-advert.module.css';

/** Query parameters of the advert on the phone home page (PHONE-01). */
export const PHONE_ADVERT = { position: 'phoneMiddle' } as const;

/** Advert in the middle of the phone home page (PHONE-01); of several, the first is shown. */
export function MiddleAdvert() {
  const query = useBanners(PHONE_ADVERT);
  const skeleton = (
    <LoadingSkeleton>
      <Skeleton height="auto" className={css.skeletonItem} />
    </LoadingSkeleton>
  );
  return (
    <div className={`${css.container} noPrint`}>
      <QueryState query={query} skeleton={skeleton} isEmpty={(adverts) => adverts.length === 0}>
        {([advert]) => (advert === undefined ? null : <Advert advert={advert} />)}
      </QueryState>
    </div>
  );
}

/** Image link that opens in a new tab (PHONE-02); with the optional texts, HTML text over the image (decision B56). */
function Advert({ advert }: { advert: BannersQueryResult[number] }) {
  const { t } = useTranslation('phones');
  const { image: src, phoneimage, title, text, linkText, alt, href, isfullurl } = advert;
  const hasText = Boolean(title || text || linkText);
  const link = { href, isfullurl, newTab: true };
  const image = (
    <picture className={css.art}>
      <source media={MAX_SM} srcSet={phoneimage} width={358} height={240} />
      <img src={src} alt={hasText ? '' : (alt ?? t('carousel.image', { ns: 'common', place: 1 }))} width={1200} height={480} loading="lazy" />
    </picture>
  );
  if (!hasText) {
    return (
      <div className={css.alone}>
        <ServerLink {...link} className={css.whole}>
          {image}
        </ServerLink>
      </div>
    );
  }
  return (
    <section aria-label={title ?? alt ?? linkText} className={cx(css.advert, 'onDark')}>
      {image}
      <div className={css.copy}>
        {title ? (
          <h2 className={css.title}>
            {linkText ? (
              title
            ) : (
              <ServerLink {...link} className={css.whole}>
                {title}
              </ServerLink>
            )}
          </h2>
        ) : null}
        {text ? <p className={css.text}>{text}</p> : null}
        {linkText ? (
          <ServerLink {...link} className={buttonClass({ variant: 'band' }, cx(css.whole, css.go))}>
            {linkText}
            <Icon icon={ArrowRight} />
          </ServerLink>
        ) : null}
      </div>
    </section>
  );
}
