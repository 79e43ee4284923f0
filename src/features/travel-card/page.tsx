import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { externalUrls } from '@/brand/brand';
import { lazyPart } from '@/components/lazy-part';
import { ExternalLink } from '@/components/links';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { FormSkeleton } from '@/forms/form-skeleton';
import { Icon } from '@/ui/icon';
import { cardClass, Section } from '@/ui/section';
import css from './page.module.css';

/** The page reads nothing. */
export const loader = () => null;

const TravelForm = lazyPart(async () => (await import('./travel-form')).TravelForm);

/** Travel itinerary card (ROUTE-05, TRAVEL-01, B107) with a link to the user guide (TRAVEL-03); public, because the SMS code proves the number (ROLE-06, decision A07). */
export function Component() {
  const { t } = useTranslation('travel-card');
  return (
    <div className={pageClass}>
      <PageMeta title={t('title')} description={t('description')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <Section title={t('form.title')} titleClass="noPrint" className={cardClass({ padded: false }, css.card)}>
        <TravelForm
          skeleton={
            <div className={css.skeleton}>
              <FormSkeleton fields={2} height="27.375rem" />
            </div>
          }
        />
        <ExternalLink href={externalUrls.travelCardGuide} className={`${css.guide} noPrint`}>
          {t('guide')}
          <Icon icon={ArrowUpRight} size={16} />
        </ExternalLink>
      </Section>
    </div>
  );
}
