import { ArrowRight, Building2, CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ListRowContent, listRowClass } from '@/ui/list-row';
import { NightCard } from '@/ui/night-card';
import css from './more-links.module.css';

const links = [
  { name: 'services', icon: Building2, to: paths.businessServices },
  { name: 'activities', icon: CalendarDays, to: paths.businessActivities },
] as const;

/** Links to business services, business events and the contact page. */
export function MoreLinks() {
  const { t } = useTranslation('business');
  return (
    <section className={`${css.more} noPrint`} aria-labelledby="business-more">
      <h2 id="business-more">{t('more.title')}</h2>
      <div className={css.grid}>
        <NightCard
          className={css.contact}
          action={
            <Link to={paths.contact} className={buttonClass({ variant: 'promotion' })}>
              {t('more.contact')}
              <Icon icon={ArrowRight} />
            </Link>
          }
        >
          <h3 className={css.title}>{t('more.ask')}</h3>
          <p className={css.text}>{t('more.askText')}</p>
        </NightCard>
        <ul className={css.ways}>
          {links.map(({ name, icon, to }) => (
            <li key={name} className={css.way}>
              <Link to={to} className={listRowClass(css.row)}>
                <ListRowContent icon={icon} title={t(`more.${name}`)} text={t(`more.${name}Text`)} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
