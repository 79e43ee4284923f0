import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBanners } from '@/api/generated/site';
import { BannerCarousel, BannerSkeleton } from '@/components/banner-carousel';
import { ButtonLink } from '@/components/links';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { QueryState } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import css from './home-page.module.css';
import { PHONE_BANNERS } from './loader.ts';
import { MiddleAdvert } from './middle-advert.tsx';
import { StripSection } from './strip-section.tsx';

export { phonesHomeLoader as loader } from './loader.ts';

/** Phone home page (/mobileDevice): banners, the first four phones of a tab, one advert and a link to the plans. */
export function Component() {
  const { t } = useTranslation('phones');
  return (
    <div className={pageClass}>
      <PageMeta title={t('title')} description={t('description')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <Banners />
      <StripSection />
      <MiddleAdvert />
      <PlansLink />
    </div>
  );
}

function Banners() {
  const { t } = useTranslation('phones');
  const query = useBanners(PHONE_BANNERS);
  return (
    <div className={`${css.banners} noPrint`}>
      <QueryState query={query} skeleton={<BannerSkeleton />} isEmpty={(banners) => banners.length === 0}>
        {(banners) => <BannerCarousel banners={banners} label={t('banners')} />}
      </QueryState>
    </div>
  );
}

/** Link to all plans (PHONE-05, decision A14). */
function PlansLink() {
  const { t } = useTranslation('phones');
  return (
    <section aria-labelledby="phones-plans" className={css.plans}>
      <div>
        <h2 id="phones-plans">{t('plansLink.title')}</h2>
        <p className={css.text}>{t('plansLink.text')}</p>
      </div>
      <ButtonLink to={paths.plans()} variant="primary" className={css.go}>
        {t('plansLink.browse')}
        <Icon icon={ArrowRight} />
      </ButtonLink>
    </section>
  );
}
