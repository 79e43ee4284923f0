import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BannersQueryResult, useBanners } from '@/api/site';
import { QueryState } from '@/components/query-state';
import { ServerLink } from '@/components/server-link';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { MIDDLE } from './loader.ts';
import css from './middle-advert.module.css';

/** The picture in the middle of the phone home page (PHONE-01). Several answers: the first one is shown. */
export function MiddleAdvert() {
  const { t } = useTranslation('phones');
  const query = useBanners(MIDDLE, { query: { retryOnMount: false } });
  const skeleton = (
    <SkeletonGroup label={t('loading', { ns: 'common' })}>
      <Skeleton height="auto" className={css.bone} />
    </SkeletonGroup>
  );
  return (
    <div className={css.place}>
      <QueryState query={query} skeleton={skeleton} isEmpty={(adverts) => adverts.length === 0}>
        {([advert]) => (advert === undefined ? null : <Advert advert={advert} />)}
      </QueryState>
    </div>
  );
}

/** Leads to a path of the site in a new tab, or to a full address (PHONE-02). With the optional words it is live HTML over the art (decision B56). */
function Advert({ advert }: { advert: BannersQueryResult[number] }) {
  const { t } = useTranslation('phones');
  const { image, phoneimage, title, text, linkText, alt, href, isfullurl } = advert;
  const hasWords = Boolean(title || text || linkText);
  const link = { href, isfullurl, newTab: true };
  const picture = (
    <picture className={css.art}>
      <source media="(max-width: 640px)" srcSet={phoneimage} width={358} height={240} />
      <img src={image} alt={hasWords ? '' : (alt ?? t('carousel.image', { ns: 'common', place: 1 }))} width={1200} height={480} loading="lazy" />
    </picture>
  );
  if (!hasWords) {
    return (
      <div className={css.alone}>
        <ServerLink {...link} className={css.whole}>
          {picture}
        </ServerLink>
      </div>
    );
  }
  return (
    <section aria-label={title ?? alt ?? linkText} className={cx(css.advert, 'onDark')}>
      {picture}
      <div className={css.words}>
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
