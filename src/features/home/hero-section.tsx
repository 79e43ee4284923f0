import { useTranslation } from 'react-i18next';
import { useBanners } from '@/api/generated/site';
import { BannerCarousel, BannerSkeleton } from '@/components/banner-carousel';
import { lazyPart } from '@/components/lazy-part';
import css from './hero-section.module.css';
import { HOME_BANNERS } from './loader';

const FallbackHero = lazyPart(async () => (await import('./fallback-hero')).FallbackHero);

/** Banner carousel (HOME-01 … HOME-05), or a fallback banner when there are none or the request fails. */
export function HeroSection() {
  const { t } = useTranslation('home');
  const query = useBanners(HOME_BANNERS);
  const { data, error, isFetching, refetch } = query;
  const skeleton = <BannerSkeleton />;
  const failed = error !== null && error.kind !== 'ignored';

  let content = skeleton;
  if (data !== undefined && data.length > 0) content = <BannerCarousel banners={data} label={t('banners.label')} />;
  else if (data !== undefined || (error !== null && !isFetching)) {
    content = <FallbackHero skeleton={skeleton} onRetry={failed ? () => void refetch() : undefined} />;
  }
  return <div className={`${css.hero} wrap`}>{content}</div>;
}
