import { ArrowUpRight, Info, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { externalUrls } from '@/brand/brand';
import { ExternalLink } from '@/components/external-link';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { TravelArt } from './travel-art.tsx';
import css from './travel-intro.module.css';

/** What is left of the service (TRAVEL-04, B107) and link to the user guide (TRAVEL-03). */
export function TravelIntro() {
  const { t } = useTranslation('travel-card');
  return (
    <div className={`${css.intro} onDark`}>
      <div className={css.copy}>
        <h1 tabIndex={-1} className={css.title}>
          {t('title')}
        </h1>
        <p className={css.lead}>{t('intro.lead')}</p>
        <p className={css.ended}>
          <Icon icon={Info} className={css.icon} />
          {t('intro.ended')}
        </p>
        <ul className={css.facts}>
          <li>
            <Icon icon={Smartphone} size={24} className={css.icon} />
            {t('intro.who')}
          </li>
        </ul>
        <ExternalLink href={externalUrls.travelCardGuide} className={buttonClass({ variant: 'promotion' }, css.guide)}>
          {t('intro.guide')}
          <Icon icon={ArrowUpRight} />
        </ExternalLink>
      </div>
      <TravelArt className={css.art} />
    </div>
  );
}
