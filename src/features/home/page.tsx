import { useTranslation } from 'react-i18next';
import { PageMeta } from '@/components/page-meta';
import { FinderSection } from './finder-section';
import { HeroSection } from './hero-section';
import { PhonesSection } from './phones-section';
import { PlansSection } from './plans-section';
import { ShopsSection } from './shops-section';
import { TermsSection } from './terms-section';

/** The home page: one offer, plans with a price, the roaming finder, phones, shops. */
export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      {/* Hidden by its box: a hidden element that takes the focus itself would appear. */}
      <div className="visuallyHidden">
        <h1 tabIndex={-1}>{t('heading')}</h1>
      </div>
      <HeroSection />
      <PlansSection />
      <FinderSection />
      <PhonesSection />
      <ShopsSection />
      <TermsSection />
    </>
  );
}
