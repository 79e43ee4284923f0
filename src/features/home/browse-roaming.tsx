import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { textLinkClass } from '@/components/section-heading';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import css from './finder.module.css';

/** Link to all roaming plans, shown on every step (HOME-11). */
export function BrowseRoaming() {
  const { t } = useTranslation('home');
  return (
    <Link to={paths.roamingOffers} className={`${textLinkClass} ${css.browse}`}>
      {t('finder.browse')}
      <Icon icon={ArrowRight} />
    </Link>
  );
}
