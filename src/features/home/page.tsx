import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/components/lazy-part';
import { PageMeta } from '@/components/page-meta';
import { HeroSection } from './hero-section';
import { PlansSection } from './plans-section';
import css from './section.module.css';
import { useUserInteraction } from './use-user-interaction';

const Below = lazyPart(async () => (await import('./below')).Below);

/** The home page: one offer, plans with a price, the roaming finder, phones, shops. */
export function HomePage() {
  const { t } = useTranslation('home');
  const place = useRef<HTMLDivElement>(null);
  const interested = useUserInteraction(place);
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      {/* Hidden by its box: a hidden element that takes the focus itself would appear. */}
      <div className="visuallyHidden">
        <h1 tabIndex={-1}>{t('heading')}</h1>
      </div>
      <HeroSection />
      <PlansSection />
      {interested ? <Below skeleton={<div className={css.below} />} /> : <div ref={place} className={css.below} />}
    </>
  );
}
