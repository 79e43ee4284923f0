import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Phrases } from '@/components/phrases';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import css from './plans-offer.module.css';

/** Leads to the roaming plans, where no destination with plans of its own is shown. */
export function PlansOffer({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('roaming');
  return (
    <div className={`${css.offer} noPrint`}>
      <Heading className={css.title}>{t('offer.title')}</Heading>
      <p className={css.text}>
        <Phrases text={t('offer.text')} />
      </p>
      <Link to={paths.roamingOffers} className={css.link}>
        {t('offer.link')}
        <Icon icon={ArrowRight} />
      </Link>
    </div>
  );
}
