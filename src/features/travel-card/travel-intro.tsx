import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { externalUrls } from '@/brand/brand';
import { ExternalLink } from '@/components/external-link';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Note } from '@/ui/note';
import css from './travel-intro.module.css';

/** What is left of the service (TRAVEL-04, B107) and link to the user guide (TRAVEL-03). */
export function TravelIntro() {
  const { t } = useTranslation('travel-card');
  return (
    <div>
      <h1 tabIndex={-1} className={css.title}>
        {t('title')}
      </h1>
      <p className={css.lead}>{t('intro.lead')}</p>
      <Note className={css.ended}>{t('intro.ended')}</Note>
      <ExternalLink href={externalUrls.travelCardGuide} className={buttonClass({}, `${css.guide} noPrint`)}>
        {t('intro.guide')}
        <Icon icon={ArrowUpRight} />
      </ExternalLink>
    </div>
  );
}
