import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/components/lazy-part';
import { PageMeta } from '@/components/page-meta';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { HeroSection } from './hero-section';
import css from './page.module.css';
import { PlansSection } from './plans-section';
import { Tasks } from './tasks';
import { useUserInteraction } from './use-user-interaction';

export { loader } from './loader.ts';

const BelowFold = lazyPart(async () => (await import('./below-fold')).BelowFold);

export function Component() {
  const { t } = useTranslation('home');
  const sentinel = useRef<HTMLDivElement>(null);
  const interacted = useUserInteraction(sentinel);
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      {/* The wrapper is hidden, because a visually hidden element becomes visible when it takes the focus itself. */}
      <VisuallyHidden as="div">
        <h1 tabIndex={-1}>{t('heading')}</h1>
      </VisuallyHidden>
      <HeroSection />
      <Tasks />
      <PlansSection />
      {interacted ? <BelowFold skeleton={<div className={css.below} />} /> : <div ref={sentinel} className={css.below} />}
    </>
  );
}
