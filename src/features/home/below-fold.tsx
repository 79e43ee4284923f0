import { ArrowUpRight, Award, Clock, MapPin, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shops } from '#shops';
import { useHomeBrands, useHomePhones } from '@/api/generated/phones';
import { externalUrls } from '@/brand/brand';
import { StreetSign } from '@/brand/street-sign';
import { useCarouselLabels } from '@/components/carousel-labels';
import { ExternalLink } from '@/components/links';
import { PhoneCard, PhoneCardSkeleton } from '@/components/phone-card';
import { QueryState } from '@/components/query-state';
import { panelClass, SectionHeading, SectionMore, sectionClass, textLinkClass } from '@/components/section-heading';
import { Terms } from '@/components/terms';
import { needId, paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button';
import { Carousel } from '@/ui/carousel';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/no-content';
import { SkeletonGroup } from '@/ui/skeleton';
import { tabLinkClass } from '@/ui/tabs';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { languages, tagIn, textIn } from '../../../openapi/languages.ts';
import css from './below-fold.module.css';
import { FinderSection } from './finder';
import { CardRow, cardGridClass, skeletonKeys, TabbedSection } from './tabbed-section';

/** Sections below the fold, in a chunk of their own that does not delay the first screen. */
export function BelowFold() {
  const { t } = useTranslation('home');
  return (
    <>
      <FinderSection />
      <PhonesSection />
      <ShopsSection />
      <div className={`${sectionClass} wrap`}>
        <Terms title={t('terms.title')} html={t('terms.html')} />
      </div>
    </>
  );
}

/** Phones by brand: a link to the external store, then one tab per brand (HOME-20, HOME-21). */
function PhonesSection() {
  const { t } = useTranslation('home');
  const query = useHomeBrands();
  return (
    <TabbedSection
      name="phones"
      to={paths.phones()}
      query={query}
      skeleton={<PhonesSkeleton />}
      empty={<NoPhones />}
      beforeTabs={<StoreLink text={t('phones.storeTab')} className={tabLinkClass()} />}
    >
      {(brand) => <BrandPhones brand={brand} />}
    </TabbedSection>
  );
}

function BrandPhones({ brand }: { brand: { id: string; name: string } }) {
  const query = useHomePhones(needId(brand.id));
  return (
    <QueryState query={query} skeleton={<PhonesSkeleton />} isEmpty={(phones) => phones.length === 0} empty={<NoPhones />}>
      {(phones) => (
        <CardRow label={brand.name} kind="phones" cards={phones.map((phone) => ({ id: phone.id, name: phone.name, card: <PhoneCard phone={phone} /> }))} />
      )}
    </QueryState>
  );
}

function NoPhones() {
  const { t } = useTranslation('home');
  return (
    <EmptyState level={3} className={panelClass} title={t('phones.emptyTitle')} action={<StoreLink text={t('phones.store')} className={buttonClass()} />}>
      {t('phones.emptyText')}
    </EmptyState>
  );
}

function StoreLink({ text, className }: { text: string; className: string }) {
  return (
    <ExternalLink href={externalUrls.phoneStore} className={className}>
      {text}
      <Icon icon={ArrowUpRight} size={16} />
    </ExternalLink>
  );
}

function PhonesSkeleton() {
  const { t } = useTranslation('home');
  return (
    <SkeletonGroup label={t('phones.loading')} className={panelClass}>
      <div className={cardGridClass('phones')}>
        {skeletonKeys.map((key) => (
          <PhoneCardSkeleton key={key} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Carousel of the four shops; its controls are hidden when all fit (HOME-24, HOME-27). */
function ShopsSection() {
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
