import { ArrowUpRight, Award, Clock, MapPin, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shops } from '#shops';
import { externalUrls } from '@/brand/brand';
import { StreetSign } from '@/brand/street-sign';
import { useCarouselLabels } from '@/components/carousel-labels';
import { ExternalLink } from '@/components/links';
import { SectionHeading, SectionMore, sectionClass, textLinkClass } from '@/components/section-heading';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { Carousel } from '@/ui/carousel';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { languages, tagIn, textIn } from '../../../openapi/languages.ts';
import css from './shops-section.module.css';

/** Carousel of the four shops; its controls are hidden when all fit (HOME-24, HOME-27). */
export function ShopsSection() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const link = { label: t('shops.browse'), href: `${externalUrls.mainSite}/care/shopsncentres` };
  return (
    <div className={`${sectionClass} wrap`}>
      <Carousel
        label={t('shops.title')}
        labels={useCarouselLabels()}
        slides={shops.map((shop) => ({ id: shop.id, name: textIn(shop.name, language), content: <ShopCard shop={shop} /> }))}
        gap={25}
        gapWide={40}
        header={
          <SectionHeading title={t('shops.title')} link={link}>
            {t('shops.text')}
          </SectionHeading>
        }
        className={css.shops}
      />
      <SectionMore link={link} />
    </div>
  );
}

const flags = { premium: { tone: 'warm', icon: Award }, sale: { tone: 'info', icon: Tag } } as const;

function ShopCard({ shop }: { shop: (typeof shops)[number] }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { name, street, address, opens, closes, flag } = shop;
  return (
    <article>
      <StreetSign {...street} className={css.sign} />
      <h3 className={css.name} lang={tagIn(name, language)}>
        {textIn(name, language)}
      </h3>
      {languages
        .filter(({ code, tag }) => code in name && tag !== tagIn(name, language))
        .map(({ code, tag }) => (
          <p key={code} className={css.other} lang={tag}>
            {name[code]}
          </p>
        ))}
      <ul className={css.facts}>
        <li>
          <Icon icon={MapPin} />
          <span lang={tagIn(address, language)}>{textIn(address, language)}</span>
        </li>
        <li>
          <Icon icon={Clock} />
          {t('shops.hours', { hours: `${opens}–${closes}` })}
        </li>
      </ul>
      <div className={css.foot}>
        <ExternalLink href={`${externalUrls.shopMap}/${shop.id}`} className={textLinkClass}>
          {t('shops.map')}
          <VisuallyHidden>{` ${textIn(name, language)} `}</VisuallyHidden>
          <Icon icon={ArrowUpRight} size={16} />
        </ExternalLink>
        {flag === undefined ? null : <Badge {...flags[flag]}>{t(`shops.${flag}`)}</Badge>}
      </div>
    </article>
  );
}
