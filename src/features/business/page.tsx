import { useTranslation } from 'react-i18next';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { MoreLinks } from './more-links.tsx';
import { PlansByCategory } from './plans-by-category.tsx';

export { businessLoader as loader } from './loader.ts';

/** Business plans (ROUTE-02, BIZ-01). */
export function Component() {
  const { t } = useTranslation('business');
  return (
    <div className={pageClass}>
      <PageMeta title={t('plans.title')} description={t('plans.description')} />
      <PageHead title={t('plans.title')} lead={t('plans.lead')} />
      <PlansByCategory />
      <MoreLinks />
    </div>
  );
}
