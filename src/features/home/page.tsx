import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '@/components/page-meta';
import { HeroSection } from './hero-section';
import { PlansSection } from './plans-section';
import css from './section.module.css';
import { useUserInteraction } from './use-user-interaction';

const BelowFold = lazy(async () => ({ default: (await import('./below-fold')).BelowFold }));

/** Home page: banners, plans, roaming finder, phones and shops. */
export function HomePage() {
  const { t } = useTranslation('home');
  const sentinel = useRef<HTMLDivElement>(null);
  const interacted = useUserInteraction(sentinel);
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      {/* The wrapper is hidden, because a visually hidden element becomes visible when it takes the focus itself. */}
      <div className="visuallyHidden">
        <h1 tabIndex={-1}>{t('heading')}</h1>
      </div>
      <HeroSection />
      <PlansSection />
      {/* The sentinel is outside of Suspense: a prerendered page would otherwise contain it after the rest. */}
      {interacted ? (
        <Suspense fallback={<div className={css.below} />}>
          <BelowFold />
        </Suspense>
      ) : (
        <div ref={sentinel} className={css.below} />
      )}
    </>
  );
}
