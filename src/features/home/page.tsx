import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '@/components/page-meta';
import { HeroSection } from './hero-section';
import { PlansSection } from './plans-section';
import css from './section.module.css';
import { useUserInteraction } from './use-user-interaction';

export { loader } from './loader.ts';

const Below = lazy(async () => ({ default: (await import('./below')).Below }));

/** The home page: one offer, plans with a price, the roaming finder, phones, shops. */
export function Component() {
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
      {/* The place itself stands outside of Suspense: a rendered page would have it only after the rest. */}
      {interested ? (
        <Suspense fallback={<div className={css.below} />}>
          <Below />
        </Suspense>
      ) : (
        <div ref={place} className={css.below} />
      )}
    </>
  );
}
