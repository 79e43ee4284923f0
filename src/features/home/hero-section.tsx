import { useTranslation } from 'react-i18next';
import { useBanners } from '@/api/site';
import { BannerCarousel, BannerSkeleton } from '@/components/banner-carousel';
import { lazyPart } from '@/components/lazy-part';
import css from './hero-section.module.css';
import { BANNERS } from './loader';

const HouseHero = lazyPart(async () => (await import('./house-hero')).HouseHero);

/** The banners (HOME-01 … HOME-05). Without any, or when they cannot be loaded, the house's own banner keeps their place. */
export function HeroSection() {
  const { t } = useTranslation('home');
  const query = useBanners(BANNERS, { query: { retryOnMount: false } });
  const { data, error, isFetching, refetch } = query;
  const waiting = <BannerSkeleton label={t('loading', { ns: 'common' })} />;
  const failed = error !== null && error.kind !== 'ignored';

  let content = waiting;
  if (data !== undefined && data.length > 0) content = <BannerCarousel banners={data} label={t('banners.label')} />;
  else if (data !== undefined || (error !== null && !isFetching)) {
    content = <HouseHero skeleton={waiting} onRetry={failed ? () => void refetch() : undefined} />;
  }
  return <div className={`${css.hero} wrap`}>{content}</div>;
}
